// Generated from schema/acp (sha256 305f94b65240fff8) by `npm run generate`. Do not edit.

const object = (v) => typeof v === "object" && v !== null && !Array.isArray(v);

const every = (v, accepts) => {
  for (let i = 0; i < v.length; i += 1) if (!accepts(v[i])) return false;
  return true;
};

const entries = (v, accepts) => {
  for (const key of Object.keys(v)) if (!accepts(v[key])) return false;
  return true;
};

const longer = (text, least) => {
  let n = 0;
  for (const _ of text) if (++n >= least) return true;
  return least === 0;
};

export function isAgentCapabilities(v) {
  return (object(v) && (v.loadSession === undefined || typeof v.loadSession === "boolean") && (v.promptCapabilities === undefined || isPromptCapabilities(v.promptCapabilities)) && (v.mcpCapabilities === undefined || isMcpCapabilities(v.mcpCapabilities)) && (v.sessionCapabilities === undefined || isSessionCapabilities(v.sessionCapabilities)) && (v.auth === undefined || isAgentAuthCapabilities(v.auth)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isPromptCapabilities(v) {
  return (object(v) && (v.image === undefined || typeof v.image === "boolean") && (v.audio === undefined || typeof v.audio === "boolean") && (v.embeddedContext === undefined || typeof v.embeddedContext === "boolean") && (v._meta === undefined || isMeta(v._meta)));
}

export function isMcpCapabilities(v) {
  return (object(v) && (v.http === undefined || typeof v.http === "boolean") && (v.sse === undefined || typeof v.sse === "boolean") && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionCapabilities(v) {
  return (object(v) && (v.list === undefined || (isSessionListCapabilities(v.list) || v.list === null)) && (v.delete === undefined || (isSessionDeleteCapabilities(v.delete) || v.delete === null)) && (v.additionalDirectories === undefined || (isSessionAdditionalDirectoriesCapabilities(v.additionalDirectories) || v.additionalDirectories === null)) && (v.resume === undefined || (isSessionResumeCapabilities(v.resume) || v.resume === null)) && (v.close === undefined || (isSessionCloseCapabilities(v.close) || v.close === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionListCapabilities(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionDeleteCapabilities(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionAdditionalDirectoriesCapabilities(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionResumeCapabilities(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionCloseCapabilities(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isAgentAuthCapabilities(v) {
  return (object(v) && (v.logout === undefined || (isLogoutCapabilities(v.logout) || v.logout === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isLogoutCapabilities(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isAuthMethodId(v) {
  return typeof v === "string";
}

export function isAuthMethod(v) {
  return (isTerminalAuthMethod(v) || isAuthMethodAgent(v));
}

export function isAuthMethodAgent(v) {
  return (object(v) && typeof v.id === "string" && typeof v.name === "string" && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isAuthMethodTerminal(v) {
  return (object(v) && typeof v.id === "string" && typeof v.name === "string" && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.args === undefined || (Array.isArray(v.args) && every(v.args, (v) => typeof v === "string"))) && (v.env === undefined || (object(v.env) && entries(v.env, (v) => typeof v === "string"))) && (v._meta === undefined || isMeta(v._meta)));
}

export function isTerminalAuthMethod(v) {
  return (object(v) && v.type === "terminal" && typeof v.id === "string" && typeof v.name === "string" && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.args === undefined || (Array.isArray(v.args) && every(v.args, (v) => typeof v === "string"))) && (v.env === undefined || (object(v.env) && entries(v.env, (v) => typeof v === "string"))) && (v._meta === undefined || isMeta(v._meta)));
}

export function isAuthenticateRequest(v) {
  return (object(v) && typeof v.methodId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isAuthenticateResponse(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isLogoutRequest(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isLogoutResponse(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isClientCapabilities(v) {
  return (object(v) && (v.fs === undefined || isFileSystemCapabilities(v.fs)) && (v.terminal === undefined || typeof v.terminal === "boolean") && (v.session === undefined || (isClientSessionCapabilities(v.session) || v.session === null)) && (v.auth === undefined || isAuthCapabilities(v.auth)) && (v.elicitation === undefined || (isElicitationCapabilities(v.elicitation) || v.elicitation === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isFileSystemCapabilities(v) {
  return (object(v) && (v.readTextFile === undefined || typeof v.readTextFile === "boolean") && (v.writeTextFile === undefined || typeof v.writeTextFile === "boolean") && (v._meta === undefined || isMeta(v._meta)));
}

export function isClientSessionCapabilities(v) {
  return (object(v) && (v.compaction === undefined || (isCompactionCapabilities(v.compaction) || v.compaction === null)) && (v.configOptions === undefined || (isSessionConfigOptionsCapabilities(v.configOptions) || v.configOptions === null)) && (v.notices === undefined || (isNoticeCapabilities(v.notices) || v.notices === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionConfigOptionsCapabilities(v) {
  return (object(v) && (v.boolean === undefined || (isBooleanConfigOptionCapabilities(v.boolean) || v.boolean === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isBooleanConfigOptionCapabilities(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCompactionCapabilities(v) {
  return object(v);
}

export function isNoticeCapabilities(v) {
  return object(v);
}

export function isAuthCapabilities(v) {
  return (object(v) && (v.terminal === undefined || typeof v.terminal === "boolean") && (v._meta === undefined || isMeta(v._meta)));
}

export function isElicitationCapabilities(v) {
  return (object(v) && (v.form === undefined || (isElicitationFormCapabilities(v.form) || v.form === null)) && (v.url === undefined || (isElicitationUrlCapabilities(v.url) || v.url === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isElicitationFormCapabilities(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isElicitationUrlCapabilities(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isUnstructuredCommandInput(v) {
  return (object(v) && typeof v.hint === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isAvailableCommandInput(v) {
  return isUnstructuredCommandInput(v);
}

export function isAvailableCommand(v) {
  return (object(v) && typeof v.name === "string" && typeof v.description === "string" && (v.input === undefined || (isAvailableCommandInput(v.input) || v.input === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isAvailableCommandsUpdate(v) {
  return (object(v) && (Array.isArray(v.availableCommands) && every(v.availableCommands, isAvailableCommand)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdateAvailableCommandsUpdate(v) {
  return (object(v) && v.sessionUpdate === "available_commands_update" && (Array.isArray(v.availableCommands) && every(v.availableCommands, isAvailableCommand)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCompactionId(v) {
  return typeof v === "string";
}

export function isCompactionStatus(v) {
  return typeof v === "string";
}

export function isCompactionUpdate(v) {
  return (object(v) && typeof v.compactionId === "string" && typeof v.status === "string" && (v.summary === undefined || ((Array.isArray(v.summary) && every(v.summary, isContentBlock)) || v.summary === null)) && (v.error === undefined || (typeof v.error === "string" || v.error === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdateCompactionUpdate(v) {
  return (object(v) && v.sessionUpdate === "compaction_update" && typeof v.compactionId === "string" && typeof v.status === "string" && (v.summary === undefined || ((Array.isArray(v.summary) && every(v.summary, isContentBlock)) || v.summary === null)) && (v.error === undefined || (typeof v.error === "string" || v.error === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCompactionSummaryChunk(v) {
  return (object(v) && typeof v.compactionId === "string" && isContentBlock(v.content) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdateCompactionSummaryChunk(v) {
  return (object(v) && v.sessionUpdate === "compaction_summary_chunk" && typeof v.compactionId === "string" && isContentBlock(v.content) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionConfigId(v) {
  return typeof v === "string";
}

export function isSessionConfigValueId(v) {
  return typeof v === "string";
}

export function isSessionConfigGroupId(v) {
  return typeof v === "string";
}

export function isSessionConfigOptionCategory(v) {
  return typeof v === "string";
}

export function isSessionConfigOption(v) {
  if (!object(v)) return false;
  switch (v.type) {
    case "select": return isSessionConfigOptionSelect(v);
    case "boolean": return isSessionConfigOptionBoolean(v);
    default: return false;
  }
}

export function isSessionConfigSelect(v) {
  return (object(v) && typeof v.currentValue === "string" && isSessionConfigSelectOptions(v.options));
}

export function isSessionConfigOptionSelect(v) {
  return (object(v) && v.type === "select" && typeof v.id === "string" && typeof v.name === "string" && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.category === undefined || (typeof v.category === "string" || v.category === null)) && typeof v.currentValue === "string" && isSessionConfigSelectOptions(v.options) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionConfigBoolean(v) {
  return (object(v) && typeof v.currentValue === "boolean");
}

export function isSessionConfigOptionBoolean(v) {
  return (object(v) && v.type === "boolean" && typeof v.id === "string" && typeof v.name === "string" && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.category === undefined || (typeof v.category === "string" || v.category === null)) && typeof v.currentValue === "boolean" && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionConfigSelectOptions(v) {
  return ((Array.isArray(v) && every(v, isSessionConfigSelectOption)) || (Array.isArray(v) && every(v, isSessionConfigSelectGroup)));
}

export function isSessionConfigSelectOption(v) {
  return (object(v) && typeof v.value === "string" && typeof v.name === "string" && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionConfigSelectGroup(v) {
  return (object(v) && typeof v.group === "string" && typeof v.name === "string" && (Array.isArray(v.options) && every(v.options, isSessionConfigSelectOption)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSetSessionConfigOptionRequest(v) {
  return (isSetSessionConfigOptionRequestBoolean(v) || isSetSessionConfigOptionRequestValueId(v));
}

export function isSetSessionConfigOptionRequestBoolean(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.configId === "string" && v.type === "boolean" && typeof v.value === "boolean" && (v._meta === undefined || isMeta(v._meta)));
}

export function isSetSessionConfigOptionRequestValueId(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.configId === "string" && typeof v.value === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isSetSessionConfigOptionResponse(v) {
  return (object(v) && (Array.isArray(v.configOptions) && every(v.configOptions, isSessionConfigOption)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isConfigOptionUpdate(v) {
  return (object(v) && (Array.isArray(v.configOptions) && every(v.configOptions, isSessionConfigOption)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdateConfigOptionUpdate(v) {
  return (object(v) && v.sessionUpdate === "config_option_update" && (Array.isArray(v.configOptions) && every(v.configOptions, isSessionConfigOption)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isRole(v) {
  return (v === "assistant" || v === "user");
}

export function isAnnotations(v) {
  return (object(v) && (v.audience === undefined || ((Array.isArray(v.audience) && every(v.audience, (v) => (v === "assistant" || v === "user"))) || v.audience === null)) && (v.lastModified === undefined || (typeof v.lastModified === "string" || v.lastModified === null)) && (v.priority === undefined || (Number.isFinite(v.priority) || v.priority === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isContentBlock(v) {
  if (!object(v)) return false;
  switch (v.type) {
    case "text": return isContentBlockText(v);
    case "image": return isContentBlockImage(v);
    case "audio": return isContentBlockAudio(v);
    case "resource_link": return isContentBlockResourceLink(v);
    case "resource": return isContentBlockResource(v);
    default: return false;
  }
}

export function isTextContent(v) {
  return (object(v) && (v.annotations === undefined || (isAnnotations(v.annotations) || v.annotations === null)) && typeof v.text === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isContentBlockText(v) {
  return (object(v) && v.type === "text" && (v.annotations === undefined || (isAnnotations(v.annotations) || v.annotations === null)) && typeof v.text === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isImageContent(v) {
  return (object(v) && (v.annotations === undefined || (isAnnotations(v.annotations) || v.annotations === null)) && typeof v.data === "string" && typeof v.mimeType === "string" && (v.uri === undefined || (typeof v.uri === "string" || v.uri === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isContentBlockImage(v) {
  return (object(v) && v.type === "image" && (v.annotations === undefined || (isAnnotations(v.annotations) || v.annotations === null)) && typeof v.data === "string" && typeof v.mimeType === "string" && (v.uri === undefined || (typeof v.uri === "string" || v.uri === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isAudioContent(v) {
  return (object(v) && (v.annotations === undefined || (isAnnotations(v.annotations) || v.annotations === null)) && typeof v.data === "string" && typeof v.mimeType === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isContentBlockAudio(v) {
  return (object(v) && v.type === "audio" && (v.annotations === undefined || (isAnnotations(v.annotations) || v.annotations === null)) && typeof v.data === "string" && typeof v.mimeType === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isResourceLink(v) {
  return (object(v) && (v.annotations === undefined || (isAnnotations(v.annotations) || v.annotations === null)) && typeof v.uri === "string" && typeof v.name === "string" && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.mimeType === undefined || (typeof v.mimeType === "string" || v.mimeType === null)) && (v.size === undefined || (Number.isInteger(v.size) || v.size === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isContentBlockResourceLink(v) {
  return (object(v) && v.type === "resource_link" && (v.annotations === undefined || (isAnnotations(v.annotations) || v.annotations === null)) && typeof v.uri === "string" && typeof v.name === "string" && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.mimeType === undefined || (typeof v.mimeType === "string" || v.mimeType === null)) && (v.size === undefined || (Number.isInteger(v.size) || v.size === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isEmbeddedResource(v) {
  return (object(v) && (v.annotations === undefined || (isAnnotations(v.annotations) || v.annotations === null)) && isEmbeddedResourceResource(v.resource) && (v._meta === undefined || isMeta(v._meta)));
}

export function isContentBlockResource(v) {
  return (object(v) && v.type === "resource" && (v.annotations === undefined || (isAnnotations(v.annotations) || v.annotations === null)) && isEmbeddedResourceResource(v.resource) && (v._meta === undefined || isMeta(v._meta)));
}

export function isEmbeddedResourceResource(v) {
  return (isTextResourceContents(v) || isBlobResourceContents(v));
}

export function isTextResourceContents(v) {
  return (object(v) && typeof v.uri === "string" && typeof v.text === "string" && (v.mimeType === undefined || (typeof v.mimeType === "string" || v.mimeType === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isBlobResourceContents(v) {
  return (object(v) && typeof v.uri === "string" && typeof v.blob === "string" && (v.mimeType === undefined || (typeof v.mimeType === "string" || v.mimeType === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isElicitationSchemaType(v) {
  return v === "object";
}

export function isElicitationSchema(v) {
  return (object(v) && (v.type === undefined || v.type === "object") && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.properties === undefined || (object(v.properties) && entries(v.properties, isElicitationPropertySchema))) && (v.required === undefined || ((Array.isArray(v.required) && every(v.required, (v) => typeof v === "string")) || v.required === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isElicitationPropertySchema(v) {
  return (isElicitationPropertySchemaKnown(v) || isElicitationPropertySchemaOther(v));
}

export function isElicitationPropertySchemaKnown(v) {
  if (!object(v)) return false;
  switch (v.type) {
    case "string": return isElicitationPropertySchemaString(v);
    case "number": return isElicitationPropertySchemaNumber(v);
    case "integer": return isElicitationPropertySchemaInteger(v);
    case "boolean": return isElicitationPropertySchemaBoolean(v);
    case "array": return isElicitationPropertySchemaArray(v);
    default: return false;
  }
}

export function isStringPropertySchema(v) {
  return (object(v) && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.minLength === undefined || ((Number.isInteger(v.minLength) && v.minLength >= 0 && v.minLength <= 4294967295) || v.minLength === null)) && (v.maxLength === undefined || ((Number.isInteger(v.maxLength) && v.maxLength >= 0 && v.maxLength <= 4294967295) || v.maxLength === null)) && (v.pattern === undefined || (typeof v.pattern === "string" || v.pattern === null)) && (v.format === undefined || ((v.format === "email" || v.format === "uri" || v.format === "date" || v.format === "date-time") || v.format === null)) && (v.default === undefined || (typeof v.default === "string" || v.default === null)) && (v.enum === undefined || ((Array.isArray(v.enum) && every(v.enum, (v) => typeof v === "string")) || v.enum === null)) && (v.oneOf === undefined || ((Array.isArray(v.oneOf) && every(v.oneOf, isEnumOption)) || v.oneOf === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isElicitationPropertySchemaString(v) {
  return (object(v) && v.type === "string" && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.minLength === undefined || ((Number.isInteger(v.minLength) && v.minLength >= 0 && v.minLength <= 4294967295) || v.minLength === null)) && (v.maxLength === undefined || ((Number.isInteger(v.maxLength) && v.maxLength >= 0 && v.maxLength <= 4294967295) || v.maxLength === null)) && (v.pattern === undefined || (typeof v.pattern === "string" || v.pattern === null)) && (v.format === undefined || ((v.format === "email" || v.format === "uri" || v.format === "date" || v.format === "date-time") || v.format === null)) && (v.default === undefined || (typeof v.default === "string" || v.default === null)) && (v.enum === undefined || ((Array.isArray(v.enum) && every(v.enum, (v) => typeof v === "string")) || v.enum === null)) && (v.oneOf === undefined || ((Array.isArray(v.oneOf) && every(v.oneOf, isEnumOption)) || v.oneOf === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isNumberPropertySchema(v) {
  return (object(v) && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.minimum === undefined || (Number.isFinite(v.minimum) || v.minimum === null)) && (v.maximum === undefined || (Number.isFinite(v.maximum) || v.maximum === null)) && (v.default === undefined || (Number.isFinite(v.default) || v.default === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isElicitationPropertySchemaNumber(v) {
  return (object(v) && v.type === "number" && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.minimum === undefined || (Number.isFinite(v.minimum) || v.minimum === null)) && (v.maximum === undefined || (Number.isFinite(v.maximum) || v.maximum === null)) && (v.default === undefined || (Number.isFinite(v.default) || v.default === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isIntegerPropertySchema(v) {
  return (object(v) && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.minimum === undefined || (Number.isInteger(v.minimum) || v.minimum === null)) && (v.maximum === undefined || (Number.isInteger(v.maximum) || v.maximum === null)) && (v.default === undefined || (Number.isInteger(v.default) || v.default === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isElicitationPropertySchemaInteger(v) {
  return (object(v) && v.type === "integer" && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.minimum === undefined || (Number.isInteger(v.minimum) || v.minimum === null)) && (v.maximum === undefined || (Number.isInteger(v.maximum) || v.maximum === null)) && (v.default === undefined || (Number.isInteger(v.default) || v.default === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isBooleanPropertySchema(v) {
  return (object(v) && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.default === undefined || (typeof v.default === "boolean" || v.default === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isElicitationPropertySchemaBoolean(v) {
  return (object(v) && v.type === "boolean" && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.default === undefined || (typeof v.default === "boolean" || v.default === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isMultiSelectPropertySchema(v) {
  return (object(v) && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.minItems === undefined || ((Number.isInteger(v.minItems) && v.minItems >= 0) || v.minItems === null)) && (v.maxItems === undefined || ((Number.isInteger(v.maxItems) && v.maxItems >= 0) || v.maxItems === null)) && isMultiSelectItems(v.items) && (v.default === undefined || ((Array.isArray(v.default) && every(v.default, (v) => typeof v === "string")) || v.default === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isElicitationPropertySchemaArray(v) {
  return (object(v) && v.type === "array" && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v.minItems === undefined || ((Number.isInteger(v.minItems) && v.minItems >= 0) || v.minItems === null)) && (v.maxItems === undefined || ((Number.isInteger(v.maxItems) && v.maxItems >= 0) || v.maxItems === null)) && isMultiSelectItems(v.items) && (v.default === undefined || ((Array.isArray(v.default) && every(v.default, (v) => typeof v === "string")) || v.default === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isElicitationPropertySchemaOther(v) {
  return (object(v) && (typeof v.type === "string" && !((v.type === "string" || v.type === "number" || v.type === "integer" || v.type === "boolean" || v.type === "array"))));
}

export function isStringFormat(v) {
  return (v === "email" || v === "uri" || v === "date" || v === "date-time");
}

export function isEnumOption(v) {
  return (object(v) && typeof v.const === "string" && typeof v.title === "string" && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isMultiSelectItems(v) {
  return (isMultiSelectItemsString(v) || isMultiSelectItemsOther(v) || isTitledMultiSelectItems(v));
}

export function isStringMultiSelectItems(v) {
  return (object(v) && (Array.isArray(v.enum) && every(v.enum, (v) => typeof v === "string")) && (v._meta === undefined || isMeta(v._meta)));
}

export function isMultiSelectItemsString(v) {
  return (object(v) && v.type === "string" && (Array.isArray(v.enum) && every(v.enum, (v) => typeof v === "string")) && (v._meta === undefined || isMeta(v._meta)));
}

export function isMultiSelectItemsOther(v) {
  return (object(v) && (typeof v.type === "string" && !(v.type === "string")));
}

export function isTitledMultiSelectItems(v) {
  return (object(v) && (Array.isArray(v.anyOf) && every(v.anyOf, isEnumOption)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isElicitationId(v) {
  return typeof v === "string";
}

export function isElicitationSessionScope(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.toolCallId === undefined || (typeof v.toolCallId === "string" || v.toolCallId === null)));
}

export function isElicitationRequestScope(v) {
  return (object(v) && (Number.isInteger(v.requestId) || typeof v.requestId === "string" || v.requestId === null));
}

export function isElicitationFormMode(v) {
  return (isElicitationFormModeForSession(v) || isElicitationFormModeForRequest(v));
}

export function isElicitationUrlMode(v) {
  return (isElicitationUrlModeForSession(v) || isElicitationUrlModeForRequest(v));
}

export function isElicitationFormModeForSession(v) {
  return (object(v) && isElicitationSchema(v.requestedSchema) && typeof v.sessionId === "string" && (v.toolCallId === undefined || (typeof v.toolCallId === "string" || v.toolCallId === null)));
}

export function isElicitationUrlModeForSession(v) {
  return (object(v) && typeof v.elicitationId === "string" && typeof v.url === "string" && typeof v.sessionId === "string" && (v.toolCallId === undefined || (typeof v.toolCallId === "string" || v.toolCallId === null)));
}

export function isElicitationFormModeForRequest(v) {
  return (object(v) && isElicitationSchema(v.requestedSchema) && (Number.isInteger(v.requestId) || typeof v.requestId === "string" || v.requestId === null));
}

export function isElicitationUrlModeForRequest(v) {
  return (object(v) && typeof v.elicitationId === "string" && typeof v.url === "string" && (Number.isInteger(v.requestId) || typeof v.requestId === "string" || v.requestId === null));
}

export function isCreateElicitationRequest(v) {
  return (isCreateElicitationRequestForSession(v) || isCreateElicitationRequestForRequest(v) || isCreateElicitationRequestForSessionOther(v) || isCreateElicitationRequestForRequestOther(v));
}

export function isCreateElicitationRequestForSession(v) {
  if (!object(v)) return false;
  switch (v.mode) {
    case "form": return isCreateElicitationRequestForSessionForm(v);
    case "url": return isCreateElicitationRequestForSessionUrl(v);
    default: return false;
  }
}

export function isCreateElicitationRequestForSessionForm(v) {
  return (object(v) && v.mode === "form" && typeof v.message === "string" && isElicitationSchema(v.requestedSchema) && typeof v.sessionId === "string" && (v.toolCallId === undefined || (typeof v.toolCallId === "string" || v.toolCallId === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCreateElicitationRequestForSessionUrl(v) {
  return (object(v) && v.mode === "url" && typeof v.message === "string" && typeof v.elicitationId === "string" && typeof v.url === "string" && typeof v.sessionId === "string" && (v.toolCallId === undefined || (typeof v.toolCallId === "string" || v.toolCallId === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCreateElicitationRequestForSessionOther(v) {
  return (object(v) && (typeof v.mode === "string" && !((v.mode === "form" || v.mode === "url"))) && typeof v.message === "string" && typeof v.sessionId === "string" && (v.toolCallId === undefined || (typeof v.toolCallId === "string" || v.toolCallId === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCreateElicitationRequestForRequest(v) {
  if (!object(v)) return false;
  switch (v.mode) {
    case "form": return isCreateElicitationRequestForRequestForm(v);
    case "url": return isCreateElicitationRequestForRequestUrl(v);
    default: return false;
  }
}

export function isCreateElicitationRequestForRequestForm(v) {
  return (object(v) && v.mode === "form" && typeof v.message === "string" && isElicitationSchema(v.requestedSchema) && (Number.isInteger(v.requestId) || typeof v.requestId === "string" || v.requestId === null) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCreateElicitationRequestForRequestUrl(v) {
  return (object(v) && v.mode === "url" && typeof v.message === "string" && typeof v.elicitationId === "string" && typeof v.url === "string" && (Number.isInteger(v.requestId) || typeof v.requestId === "string" || v.requestId === null) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCreateElicitationRequestForRequestOther(v) {
  return (object(v) && (typeof v.mode === "string" && !((v.mode === "form" || v.mode === "url"))) && typeof v.message === "string" && (Number.isInteger(v.requestId) || typeof v.requestId === "string" || v.requestId === null) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCreateElicitationResponse(v) {
  return (isCreateElicitationResponseKnown(v) || isCreateElicitationResponseOther(v));
}

export function isCreateElicitationResponseKnown(v) {
  if (!object(v)) return false;
  switch (v.action) {
    case "accept": return isCreateElicitationResponseAccept(v);
    case "decline": return isCreateElicitationResponseDecline(v);
    case "cancel": return isCreateElicitationResponseCancel(v);
    default: return false;
  }
}

export function isElicitationAcceptAction(v) {
  return (object(v) && (v.content === undefined || ((object(v.content) && entries(v.content, isElicitationContentValue)) || v.content === null)));
}

export function isCreateElicitationResponseAccept(v) {
  return (object(v) && v.action === "accept" && (v.content === undefined || ((object(v.content) && entries(v.content, isElicitationContentValue)) || v.content === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCreateElicitationResponseDecline(v) {
  return (object(v) && v.action === "decline" && (v._meta === undefined || isMeta(v._meta)));
}

export function isCreateElicitationResponseCancel(v) {
  return (object(v) && v.action === "cancel" && (v._meta === undefined || isMeta(v._meta)));
}

export function isCreateElicitationResponseOther(v) {
  return (object(v) && (typeof v.action === "string" && !((v.action === "accept" || v.action === "decline" || v.action === "cancel"))) && (v._meta === undefined || isMeta(v._meta)));
}

export function isElicitationContentValue(v) {
  return ((typeof v === "string" || Number.isInteger(v) || Number.isFinite(v) || typeof v === "boolean") || (Array.isArray(v) && every(v, (v) => typeof v === "string")));
}

export function isCompleteElicitationNotification(v) {
  return (object(v) && typeof v.elicitationId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isErrorCode(v) {
  return Number.isInteger(v);
}

export function isError(v) {
  return (object(v) && Number.isInteger(v.code) && typeof v.message === "string");
}

export function isMeta(v) {
  return (object(v) || v === null);
}

export function isExtRequest(v) {
  return v !== undefined;
}

export function isExtResponse(v) {
  return v !== undefined;
}

export function isExtNotification(v) {
  return v !== undefined;
}

export function isReadTextFileRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.path === "string" && (v.line === undefined || ((Number.isInteger(v.line) && v.line >= 0 && v.line <= 4294967295) || v.line === null)) && (v.limit === undefined || ((Number.isInteger(v.limit) && v.limit >= 0 && v.limit <= 4294967295) || v.limit === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isReadTextFileResponse(v) {
  return (object(v) && typeof v.content === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isWriteTextFileRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.path === "string" && typeof v.content === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isWriteTextFileResponse(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isProtocolVersion(v) {
  return (Number.isInteger(v) && v >= 0 && v <= 65535);
}

export function isImplementation(v) {
  return (object(v) && typeof v.name === "string" && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && typeof v.version === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isInitializeRequest(v) {
  return (object(v) && (Number.isInteger(v.protocolVersion) && v.protocolVersion >= 0 && v.protocolVersion <= 65535) && (v.clientCapabilities === undefined || isClientCapabilities(v.clientCapabilities)) && (v.clientInfo === undefined || (isImplementation(v.clientInfo) || v.clientInfo === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isInitializeResponse(v) {
  return (object(v) && (Number.isInteger(v.protocolVersion) && v.protocolVersion >= 0 && v.protocolVersion <= 65535) && (v.agentCapabilities === undefined || isAgentCapabilities(v.agentCapabilities)) && (v.authMethods === undefined || (Array.isArray(v.authMethods) && every(v.authMethods, isAuthMethod))) && (v.agentInfo === undefined || (isImplementation(v.agentInfo) || v.agentInfo === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isEnvVariable(v) {
  return (object(v) && typeof v.name === "string" && typeof v.value === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isHttpHeader(v) {
  return (object(v) && typeof v.name === "string" && typeof v.value === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isMcpServer(v) {
  return (isHttpMcpServer(v) || isSseMcpServer(v) || isMcpServerStdio(v));
}

export function isMcpServerHttp(v) {
  return (object(v) && typeof v.name === "string" && typeof v.url === "string" && (Array.isArray(v.headers) && every(v.headers, isHttpHeader)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isHttpMcpServer(v) {
  return (object(v) && v.type === "http" && typeof v.name === "string" && typeof v.url === "string" && (Array.isArray(v.headers) && every(v.headers, isHttpHeader)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isMcpServerSse(v) {
  return (object(v) && typeof v.name === "string" && typeof v.url === "string" && (Array.isArray(v.headers) && every(v.headers, isHttpHeader)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSseMcpServer(v) {
  return (object(v) && v.type === "sse" && typeof v.name === "string" && typeof v.url === "string" && (Array.isArray(v.headers) && every(v.headers, isHttpHeader)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isMcpServerStdio(v) {
  return (object(v) && typeof v.name === "string" && typeof v.command === "string" && (Array.isArray(v.args) && every(v.args, (v) => typeof v === "string")) && (Array.isArray(v.env) && every(v.env, isEnvVariable)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionModeId(v) {
  return typeof v === "string";
}

export function isSessionMode(v) {
  return (object(v) && typeof v.id === "string" && typeof v.name === "string" && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionModeState(v) {
  return (object(v) && typeof v.currentModeId === "string" && (Array.isArray(v.availableModes) && every(v.availableModes, isSessionMode)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSetSessionModeRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.modeId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isSetSessionModeResponse(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCurrentModeUpdate(v) {
  return (object(v) && typeof v.currentModeId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdateCurrentModeUpdate(v) {
  return (object(v) && v.sessionUpdate === "current_mode_update" && typeof v.currentModeId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isNoticeSeverity(v) {
  return typeof v === "string";
}

export function isNotice(v) {
  return (object(v) && typeof v.severity === "string" && (typeof v.title === "string" && longer(v.title, 1)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdateNotice(v) {
  return (object(v) && v.sessionUpdate === "notice" && typeof v.severity === "string" && (typeof v.title === "string" && longer(v.title, 1)) && (v.description === undefined || (typeof v.description === "string" || v.description === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isRequestPermissionRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && isToolCallUpdate(v.toolCall) && (Array.isArray(v.options) && every(v.options, isPermissionOption)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isPermissionOptionId(v) {
  return typeof v === "string";
}

export function isPermissionOptionKind(v) {
  return (v === "allow_once" || v === "allow_always" || v === "reject_once" || v === "reject_always");
}

export function isPermissionOption(v) {
  return (object(v) && typeof v.optionId === "string" && typeof v.name === "string" && (v.kind === "allow_once" || v.kind === "allow_always" || v.kind === "reject_once" || v.kind === "reject_always") && (v._meta === undefined || isMeta(v._meta)));
}

export function isRequestPermissionResponse(v) {
  return (object(v) && isRequestPermissionOutcome(v.outcome) && (v._meta === undefined || isMeta(v._meta)));
}

export function isRequestPermissionOutcome(v) {
  if (!object(v)) return false;
  switch (v.outcome) {
    case "cancelled": return isRequestPermissionOutcomeCancelled(v);
    case "selected": return isRequestPermissionOutcomeSelected(v);
    default: return false;
  }
}

export function isRequestPermissionOutcomeCancelled(v) {
  return (object(v) && v.outcome === "cancelled");
}

export function isSelectedPermissionOutcome(v) {
  return (object(v) && typeof v.optionId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isRequestPermissionOutcomeSelected(v) {
  return (object(v) && v.outcome === "selected" && typeof v.optionId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isPlanEntryPriority(v) {
  return (v === "high" || v === "medium" || v === "low");
}

export function isPlanEntryStatus(v) {
  return (v === "pending" || v === "in_progress" || v === "completed");
}

export function isPlanEntry(v) {
  return (object(v) && typeof v.content === "string" && (v.priority === "high" || v.priority === "medium" || v.priority === "low") && (v.status === "pending" || v.status === "in_progress" || v.status === "completed") && (v._meta === undefined || isMeta(v._meta)));
}

export function isPlan(v) {
  return (object(v) && (Array.isArray(v.entries) && every(v.entries, isPlanEntry)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdatePlan(v) {
  return (object(v) && v.sessionUpdate === "plan" && (Array.isArray(v.entries) && every(v.entries, isPlanEntry)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isPromptRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && (Array.isArray(v.prompt) && every(v.prompt, isContentBlock)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isPromptResponse(v) {
  return (object(v) && (v.stopReason === "end_turn" || v.stopReason === "max_tokens" || v.stopReason === "max_turn_requests" || v.stopReason === "refusal" || v.stopReason === "cancelled") && (v._meta === undefined || isMeta(v._meta)));
}

export function isStopReason(v) {
  return (v === "end_turn" || v === "max_tokens" || v === "max_turn_requests" || v === "refusal" || v === "cancelled");
}

export function isCancelNotification(v) {
  return (object(v) && typeof v.sessionId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isRequestId(v) {
  return (Number.isInteger(v) || typeof v === "string" || v === null);
}

export function isCancelRequestNotification(v) {
  return (object(v) && (Number.isInteger(v.requestId) || typeof v.requestId === "string" || v.requestId === null) && (v._meta === undefined || isMeta(v._meta)));
}

export function isListSessionsRequest(v) {
  return (object(v) && (v.cwd === undefined || (typeof v.cwd === "string" || v.cwd === null)) && (v.cursor === undefined || (typeof v.cursor === "string" || v.cursor === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isListSessionsResponse(v) {
  return (object(v) && (Array.isArray(v.sessions) && every(v.sessions, isSessionInfo)) && (v.nextCursor === undefined || (typeof v.nextCursor === "string" || v.nextCursor === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionInfo(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.cwd === "string" && (v.additionalDirectories === undefined || (Array.isArray(v.additionalDirectories) && every(v.additionalDirectories, (v) => typeof v === "string"))) && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.updatedAt === undefined || (typeof v.updatedAt === "string" || v.updatedAt === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionId(v) {
  return typeof v === "string";
}

export function isNewSessionRequest(v) {
  return (object(v) && typeof v.cwd === "string" && (v.additionalDirectories === undefined || (Array.isArray(v.additionalDirectories) && every(v.additionalDirectories, (v) => typeof v === "string"))) && (Array.isArray(v.mcpServers) && every(v.mcpServers, isMcpServer)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isNewSessionResponse(v) {
  return (object(v) && typeof v.sessionId === "string" && (v.modes === undefined || (isSessionModeState(v.modes) || v.modes === null)) && (v.configOptions === undefined || ((Array.isArray(v.configOptions) && every(v.configOptions, isSessionConfigOption)) || v.configOptions === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isLoadSessionRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.cwd === "string" && (v.additionalDirectories === undefined || (Array.isArray(v.additionalDirectories) && every(v.additionalDirectories, (v) => typeof v === "string"))) && (Array.isArray(v.mcpServers) && every(v.mcpServers, isMcpServer)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isLoadSessionResponse(v) {
  return (object(v) && (v.modes === undefined || (isSessionModeState(v.modes) || v.modes === null)) && (v.configOptions === undefined || ((Array.isArray(v.configOptions) && every(v.configOptions, isSessionConfigOption)) || v.configOptions === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isResumeSessionRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.cwd === "string" && (v.additionalDirectories === undefined || (Array.isArray(v.additionalDirectories) && every(v.additionalDirectories, (v) => typeof v === "string"))) && (v.mcpServers === undefined || (Array.isArray(v.mcpServers) && every(v.mcpServers, isMcpServer))) && (v._meta === undefined || isMeta(v._meta)));
}

export function isResumeSessionResponse(v) {
  return (object(v) && (v.modes === undefined || (isSessionModeState(v.modes) || v.modes === null)) && (v.configOptions === undefined || ((Array.isArray(v.configOptions) && every(v.configOptions, isSessionConfigOption)) || v.configOptions === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCloseSessionRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isCloseSessionResponse(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isDeleteSessionRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isDeleteSessionResponse(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isTerminalId(v) {
  return typeof v === "string";
}

export function isCreateTerminalRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.command === "string" && (v.args === undefined || (Array.isArray(v.args) && every(v.args, (v) => typeof v === "string"))) && (v.env === undefined || (Array.isArray(v.env) && every(v.env, isEnvVariable))) && (v.cwd === undefined || (typeof v.cwd === "string" || v.cwd === null)) && (v.outputByteLimit === undefined || ((Number.isInteger(v.outputByteLimit) && v.outputByteLimit >= 0) || v.outputByteLimit === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCreateTerminalResponse(v) {
  return (object(v) && typeof v.terminalId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isTerminalExitStatus(v) {
  return (object(v) && (v.exitCode === undefined || ((Number.isInteger(v.exitCode) && v.exitCode >= 0 && v.exitCode <= 4294967295) || v.exitCode === null)) && (v.signal === undefined || (typeof v.signal === "string" || v.signal === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isTerminalOutputRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.terminalId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isTerminalOutputResponse(v) {
  return (object(v) && typeof v.output === "string" && typeof v.truncated === "boolean" && (v.exitStatus === undefined || (isTerminalExitStatus(v.exitStatus) || v.exitStatus === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isWaitForTerminalExitRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.terminalId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isWaitForTerminalExitResponse(v) {
  return (object(v) && (v.exitCode === undefined || ((Number.isInteger(v.exitCode) && v.exitCode >= 0 && v.exitCode <= 4294967295) || v.exitCode === null)) && (v.signal === undefined || (typeof v.signal === "string" || v.signal === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isKillTerminalRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.terminalId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isKillTerminalResponse(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isReleaseTerminalRequest(v) {
  return (object(v) && typeof v.sessionId === "string" && typeof v.terminalId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isReleaseTerminalResponse(v) {
  return (object(v) && (v._meta === undefined || isMeta(v._meta)));
}

export function isToolCallId(v) {
  return typeof v === "string";
}

export function isToolKind(v) {
  return (v === "read" || v === "edit" || v === "delete" || v === "move" || v === "search" || v === "execute" || v === "think" || v === "fetch" || v === "switch_mode" || v === "other");
}

export function isToolCallStatus(v) {
  return (v === "pending" || v === "in_progress" || v === "completed" || v === "failed");
}

export function isToolCall(v) {
  return (object(v) && typeof v.toolCallId === "string" && typeof v.title === "string" && (v.name === undefined || (typeof v.name === "string" || v.name === null)) && (v.kind === undefined || (v.kind === "read" || v.kind === "edit" || v.kind === "delete" || v.kind === "move" || v.kind === "search" || v.kind === "execute" || v.kind === "think" || v.kind === "fetch" || v.kind === "switch_mode" || v.kind === "other")) && (v.status === undefined || (v.status === "pending" || v.status === "in_progress" || v.status === "completed" || v.status === "failed")) && (v.content === undefined || (Array.isArray(v.content) && every(v.content, isToolCallContent))) && (v.locations === undefined || (Array.isArray(v.locations) && every(v.locations, isToolCallLocation))) && (v._meta === undefined || isMeta(v._meta)));
}

export function isToolCallUpdate(v) {
  return (object(v) && typeof v.toolCallId === "string" && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.name === undefined || (typeof v.name === "string" || v.name === null)) && (v.kind === undefined || ((v.kind === "read" || v.kind === "edit" || v.kind === "delete" || v.kind === "move" || v.kind === "search" || v.kind === "execute" || v.kind === "think" || v.kind === "fetch" || v.kind === "switch_mode" || v.kind === "other") || v.kind === null)) && (v.status === undefined || ((v.status === "pending" || v.status === "in_progress" || v.status === "completed" || v.status === "failed") || v.status === null)) && (v.content === undefined || ((Array.isArray(v.content) && every(v.content, isToolCallContent)) || v.content === null)) && (v.locations === undefined || ((Array.isArray(v.locations) && every(v.locations, isToolCallLocation)) || v.locations === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdateToolCall(v) {
  return (object(v) && v.sessionUpdate === "tool_call" && typeof v.toolCallId === "string" && typeof v.title === "string" && (v.name === undefined || (typeof v.name === "string" || v.name === null)) && (v.kind === undefined || (v.kind === "read" || v.kind === "edit" || v.kind === "delete" || v.kind === "move" || v.kind === "search" || v.kind === "execute" || v.kind === "think" || v.kind === "fetch" || v.kind === "switch_mode" || v.kind === "other")) && (v.status === undefined || (v.status === "pending" || v.status === "in_progress" || v.status === "completed" || v.status === "failed")) && (v.content === undefined || (Array.isArray(v.content) && every(v.content, isToolCallContent))) && (v.locations === undefined || (Array.isArray(v.locations) && every(v.locations, isToolCallLocation))) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdateToolCallUpdate(v) {
  return (object(v) && v.sessionUpdate === "tool_call_update" && typeof v.toolCallId === "string" && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.name === undefined || (typeof v.name === "string" || v.name === null)) && (v.kind === undefined || ((v.kind === "read" || v.kind === "edit" || v.kind === "delete" || v.kind === "move" || v.kind === "search" || v.kind === "execute" || v.kind === "think" || v.kind === "fetch" || v.kind === "switch_mode" || v.kind === "other") || v.kind === null)) && (v.status === undefined || ((v.status === "pending" || v.status === "in_progress" || v.status === "completed" || v.status === "failed") || v.status === null)) && (v.content === undefined || ((Array.isArray(v.content) && every(v.content, isToolCallContent)) || v.content === null)) && (v.locations === undefined || ((Array.isArray(v.locations) && every(v.locations, isToolCallLocation)) || v.locations === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isToolCallContent(v) {
  if (!object(v)) return false;
  switch (v.type) {
    case "content": return isToolCallContentContent(v);
    case "diff": return isToolCallContentDiff(v);
    case "terminal": return isToolCallContentTerminal(v);
    default: return false;
  }
}

export function isContent(v) {
  return (object(v) && isContentBlock(v.content) && (v._meta === undefined || isMeta(v._meta)));
}

export function isToolCallContentContent(v) {
  return (object(v) && v.type === "content" && isContentBlock(v.content) && (v._meta === undefined || isMeta(v._meta)));
}

export function isDiff(v) {
  return (object(v) && typeof v.path === "string" && (v.oldText === undefined || (typeof v.oldText === "string" || v.oldText === null)) && typeof v.newText === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isToolCallContentDiff(v) {
  return (object(v) && v.type === "diff" && typeof v.path === "string" && (v.oldText === undefined || (typeof v.oldText === "string" || v.oldText === null)) && typeof v.newText === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isTerminal(v) {
  return (object(v) && typeof v.terminalId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isToolCallContentTerminal(v) {
  return (object(v) && v.type === "terminal" && typeof v.terminalId === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isToolCallLocation(v) {
  return (object(v) && typeof v.path === "string" && (v.line === undefined || ((Number.isInteger(v.line) && v.line >= 0 && v.line <= 4294967295) || v.line === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionNotification(v) {
  return (object(v) && typeof v.sessionId === "string" && isSessionUpdate(v.update) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdate(v) {
  if (!object(v)) return false;
  switch (v.sessionUpdate) {
    case "user_message_chunk": return isSessionUpdateUserMessageChunk(v);
    case "agent_message_chunk": return isSessionUpdateAgentMessageChunk(v);
    case "agent_thought_chunk": return isSessionUpdateAgentThoughtChunk(v);
    case "tool_call": return isSessionUpdateToolCall(v);
    case "tool_call_update": return isSessionUpdateToolCallUpdate(v);
    case "plan": return isSessionUpdatePlan(v);
    case "available_commands_update": return isSessionUpdateAvailableCommandsUpdate(v);
    case "current_mode_update": return isSessionUpdateCurrentModeUpdate(v);
    case "config_option_update": return isSessionUpdateConfigOptionUpdate(v);
    case "session_info_update": return isSessionUpdateSessionInfoUpdate(v);
    case "usage_update": return isSessionUpdateUsageUpdate(v);
    case "notice": return isSessionUpdateNotice(v);
    case "compaction_update": return isSessionUpdateCompactionUpdate(v);
    case "compaction_summary_chunk": return isSessionUpdateCompactionSummaryChunk(v);
    default: return false;
  }
}

export function isMessageId(v) {
  return typeof v === "string";
}

export function isContentChunk(v) {
  return (object(v) && isContentBlock(v.content) && (v.messageId === undefined || (typeof v.messageId === "string" || v.messageId === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdateUserMessageChunk(v) {
  return (object(v) && v.sessionUpdate === "user_message_chunk" && isContentBlock(v.content) && (v.messageId === undefined || (typeof v.messageId === "string" || v.messageId === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdateAgentMessageChunk(v) {
  return (object(v) && v.sessionUpdate === "agent_message_chunk" && isContentBlock(v.content) && (v.messageId === undefined || (typeof v.messageId === "string" || v.messageId === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdateAgentThoughtChunk(v) {
  return (object(v) && v.sessionUpdate === "agent_thought_chunk" && isContentBlock(v.content) && (v.messageId === undefined || (typeof v.messageId === "string" || v.messageId === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionInfoUpdate(v) {
  return (object(v) && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.updatedAt === undefined || (typeof v.updatedAt === "string" || v.updatedAt === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdateSessionInfoUpdate(v) {
  return (object(v) && v.sessionUpdate === "session_info_update" && (v.title === undefined || (typeof v.title === "string" || v.title === null)) && (v.updatedAt === undefined || (typeof v.updatedAt === "string" || v.updatedAt === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isCost(v) {
  return (object(v) && Number.isFinite(v.amount) && typeof v.currency === "string" && (v._meta === undefined || isMeta(v._meta)));
}

export function isUsageUpdate(v) {
  return (object(v) && (Number.isInteger(v.used) && v.used >= 0) && (Number.isInteger(v.size) && v.size >= 0) && (v.cost === undefined || (isCost(v.cost) || v.cost === null)) && (v._meta === undefined || isMeta(v._meta)));
}

export function isSessionUpdateUsageUpdate(v) {
  return (object(v) && v.sessionUpdate === "usage_update" && (Number.isInteger(v.used) && v.used >= 0) && (Number.isInteger(v.size) && v.size >= 0) && (v.cost === undefined || (isCost(v.cost) || v.cost === null)) && (v._meta === undefined || isMeta(v._meta)));
}
