// Generated from schema/acp (sha256 305f94b65240fff8) by `npm run generate`. Do not edit.

import type * as Types from "../types.js";

/** Whether a JSON value is a valid `AgentCapabilities`. */
export declare function isAgentCapabilities(value: unknown): value is Types.AgentCapabilities;
/** Whether a JSON value is a valid `PromptCapabilities`. */
export declare function isPromptCapabilities(value: unknown): value is Types.PromptCapabilities;
/** Whether a JSON value is a valid `McpCapabilities`. */
export declare function isMcpCapabilities(value: unknown): value is Types.McpCapabilities;
/** Whether a JSON value is a valid `SessionCapabilities`. */
export declare function isSessionCapabilities(value: unknown): value is Types.SessionCapabilities;
/** Whether a JSON value is a valid `SessionListCapabilities`. */
export declare function isSessionListCapabilities(value: unknown): value is Types.SessionListCapabilities;
/** Whether a JSON value is a valid `SessionDeleteCapabilities`. */
export declare function isSessionDeleteCapabilities(value: unknown): value is Types.SessionDeleteCapabilities;
/** Whether a JSON value is a valid `SessionAdditionalDirectoriesCapabilities`. */
export declare function isSessionAdditionalDirectoriesCapabilities(value: unknown): value is Types.SessionAdditionalDirectoriesCapabilities;
/** Whether a JSON value is a valid `SessionResumeCapabilities`. */
export declare function isSessionResumeCapabilities(value: unknown): value is Types.SessionResumeCapabilities;
/** Whether a JSON value is a valid `SessionCloseCapabilities`. */
export declare function isSessionCloseCapabilities(value: unknown): value is Types.SessionCloseCapabilities;
/** Whether a JSON value is a valid `AgentAuthCapabilities`. */
export declare function isAgentAuthCapabilities(value: unknown): value is Types.AgentAuthCapabilities;
/** Whether a JSON value is a valid `LogoutCapabilities`. */
export declare function isLogoutCapabilities(value: unknown): value is Types.LogoutCapabilities;
/** Whether a JSON value is a valid `AuthMethodId`. */
export declare function isAuthMethodId(value: unknown): value is Types.AuthMethodId;
/** Whether a JSON value is a valid `AuthMethod`. */
export declare function isAuthMethod(value: unknown): value is Types.AuthMethod;
/** Whether a JSON value is a valid `AuthMethodAgent`. */
export declare function isAuthMethodAgent(value: unknown): value is Types.AuthMethodAgent;
/** Whether a JSON value is a valid `AuthMethodTerminal`. */
export declare function isAuthMethodTerminal(value: unknown): value is Types.AuthMethodTerminal;
/** Whether a JSON value is a valid `TerminalAuthMethod`. */
export declare function isTerminalAuthMethod(value: unknown): value is Types.TerminalAuthMethod;
/** Whether a JSON value is a valid `AuthenticateRequest`. */
export declare function isAuthenticateRequest(value: unknown): value is Types.AuthenticateRequest;
/** Whether a JSON value is a valid `AuthenticateResponse`. */
export declare function isAuthenticateResponse(value: unknown): value is Types.AuthenticateResponse;
/** Whether a JSON value is a valid `LogoutRequest`. */
export declare function isLogoutRequest(value: unknown): value is Types.LogoutRequest;
/** Whether a JSON value is a valid `LogoutResponse`. */
export declare function isLogoutResponse(value: unknown): value is Types.LogoutResponse;
/** Whether a JSON value is a valid `ClientCapabilities`. */
export declare function isClientCapabilities(value: unknown): value is Types.ClientCapabilities;
/** Whether a JSON value is a valid `FileSystemCapabilities`. */
export declare function isFileSystemCapabilities(value: unknown): value is Types.FileSystemCapabilities;
/** Whether a JSON value is a valid `ClientSessionCapabilities`. */
export declare function isClientSessionCapabilities(value: unknown): value is Types.ClientSessionCapabilities;
/** Whether a JSON value is a valid `SessionConfigOptionsCapabilities`. */
export declare function isSessionConfigOptionsCapabilities(value: unknown): value is Types.SessionConfigOptionsCapabilities;
/** Whether a JSON value is a valid `BooleanConfigOptionCapabilities`. */
export declare function isBooleanConfigOptionCapabilities(value: unknown): value is Types.BooleanConfigOptionCapabilities;
/** Whether a JSON value is a valid `CompactionCapabilities`. */
export declare function isCompactionCapabilities(value: unknown): value is Types.CompactionCapabilities;
/** Whether a JSON value is a valid `NoticeCapabilities`. */
export declare function isNoticeCapabilities(value: unknown): value is Types.NoticeCapabilities;
/** Whether a JSON value is a valid `AuthCapabilities`. */
export declare function isAuthCapabilities(value: unknown): value is Types.AuthCapabilities;
/** Whether a JSON value is a valid `ElicitationCapabilities`. */
export declare function isElicitationCapabilities(value: unknown): value is Types.ElicitationCapabilities;
/** Whether a JSON value is a valid `ElicitationFormCapabilities`. */
export declare function isElicitationFormCapabilities(value: unknown): value is Types.ElicitationFormCapabilities;
/** Whether a JSON value is a valid `ElicitationUrlCapabilities`. */
export declare function isElicitationUrlCapabilities(value: unknown): value is Types.ElicitationUrlCapabilities;
/** Whether a JSON value is a valid `UnstructuredCommandInput`. */
export declare function isUnstructuredCommandInput(value: unknown): value is Types.UnstructuredCommandInput;
/** Whether a JSON value is a valid `AvailableCommandInput`. */
export declare function isAvailableCommandInput(value: unknown): value is Types.AvailableCommandInput;
/** Whether a JSON value is a valid `AvailableCommand`. */
export declare function isAvailableCommand(value: unknown): value is Types.AvailableCommand;
/** Whether a JSON value is a valid `AvailableCommandsUpdate`. */
export declare function isAvailableCommandsUpdate(value: unknown): value is Types.AvailableCommandsUpdate;
/** Whether a JSON value is a valid `SessionUpdateAvailableCommandsUpdate`. */
export declare function isSessionUpdateAvailableCommandsUpdate(value: unknown): value is Types.SessionUpdateAvailableCommandsUpdate;
/** Whether a JSON value is a valid `CompactionId`. */
export declare function isCompactionId(value: unknown): value is Types.CompactionId;
/** Whether a JSON value is a valid `CompactionStatus`. */
export declare function isCompactionStatus(value: unknown): value is Types.CompactionStatus;
/** Whether a JSON value is a valid `CompactionUpdate`. */
export declare function isCompactionUpdate(value: unknown): value is Types.CompactionUpdate;
/** Whether a JSON value is a valid `SessionUpdateCompactionUpdate`. */
export declare function isSessionUpdateCompactionUpdate(value: unknown): value is Types.SessionUpdateCompactionUpdate;
/** Whether a JSON value is a valid `CompactionSummaryChunk`. */
export declare function isCompactionSummaryChunk(value: unknown): value is Types.CompactionSummaryChunk;
/** Whether a JSON value is a valid `SessionUpdateCompactionSummaryChunk`. */
export declare function isSessionUpdateCompactionSummaryChunk(value: unknown): value is Types.SessionUpdateCompactionSummaryChunk;
/** Whether a JSON value is a valid `SessionConfigId`. */
export declare function isSessionConfigId(value: unknown): value is Types.SessionConfigId;
/** Whether a JSON value is a valid `SessionConfigValueId`. */
export declare function isSessionConfigValueId(value: unknown): value is Types.SessionConfigValueId;
/** Whether a JSON value is a valid `SessionConfigGroupId`. */
export declare function isSessionConfigGroupId(value: unknown): value is Types.SessionConfigGroupId;
/** Whether a JSON value is a valid `SessionConfigOptionCategory`. */
export declare function isSessionConfigOptionCategory(value: unknown): value is Types.SessionConfigOptionCategory;
/** Whether a JSON value is a valid `SessionConfigOption`. */
export declare function isSessionConfigOption(value: unknown): value is Types.SessionConfigOption;
/** Whether a JSON value is a valid `SessionConfigSelect`. */
export declare function isSessionConfigSelect(value: unknown): value is Types.SessionConfigSelect;
/** Whether a JSON value is a valid `SessionConfigOptionSelect`. */
export declare function isSessionConfigOptionSelect(value: unknown): value is Types.SessionConfigOptionSelect;
/** Whether a JSON value is a valid `SessionConfigBoolean`. */
export declare function isSessionConfigBoolean(value: unknown): value is Types.SessionConfigBoolean;
/** Whether a JSON value is a valid `SessionConfigOptionBoolean`. */
export declare function isSessionConfigOptionBoolean(value: unknown): value is Types.SessionConfigOptionBoolean;
/** Whether a JSON value is a valid `SessionConfigSelectOptions`. */
export declare function isSessionConfigSelectOptions(value: unknown): value is Types.SessionConfigSelectOptions;
/** Whether a JSON value is a valid `SessionConfigSelectOption`. */
export declare function isSessionConfigSelectOption(value: unknown): value is Types.SessionConfigSelectOption;
/** Whether a JSON value is a valid `SessionConfigSelectGroup`. */
export declare function isSessionConfigSelectGroup(value: unknown): value is Types.SessionConfigSelectGroup;
/** Whether a JSON value is a valid `SetSessionConfigOptionRequest`. */
export declare function isSetSessionConfigOptionRequest(value: unknown): value is Types.SetSessionConfigOptionRequest;
/** Whether a JSON value is a valid `SetSessionConfigOptionRequestBoolean`. */
export declare function isSetSessionConfigOptionRequestBoolean(value: unknown): value is Types.SetSessionConfigOptionRequestBoolean;
/** Whether a JSON value is a valid `SetSessionConfigOptionRequestValueId`. */
export declare function isSetSessionConfigOptionRequestValueId(value: unknown): value is Types.SetSessionConfigOptionRequestValueId;
/** Whether a JSON value is a valid `SetSessionConfigOptionResponse`. */
export declare function isSetSessionConfigOptionResponse(value: unknown): value is Types.SetSessionConfigOptionResponse;
/** Whether a JSON value is a valid `ConfigOptionUpdate`. */
export declare function isConfigOptionUpdate(value: unknown): value is Types.ConfigOptionUpdate;
/** Whether a JSON value is a valid `SessionUpdateConfigOptionUpdate`. */
export declare function isSessionUpdateConfigOptionUpdate(value: unknown): value is Types.SessionUpdateConfigOptionUpdate;
/** Whether a JSON value is a valid `Role`. */
export declare function isRole(value: unknown): value is Types.Role;
/** Whether a JSON value is a valid `Annotations`. */
export declare function isAnnotations(value: unknown): value is Types.Annotations;
/** Whether a JSON value is a valid `ContentBlock`. */
export declare function isContentBlock(value: unknown): value is Types.ContentBlock;
/** Whether a JSON value is a valid `TextContent`. */
export declare function isTextContent(value: unknown): value is Types.TextContent;
/** Whether a JSON value is a valid `ContentBlockText`. */
export declare function isContentBlockText(value: unknown): value is Types.ContentBlockText;
/** Whether a JSON value is a valid `ImageContent`. */
export declare function isImageContent(value: unknown): value is Types.ImageContent;
/** Whether a JSON value is a valid `ContentBlockImage`. */
export declare function isContentBlockImage(value: unknown): value is Types.ContentBlockImage;
/** Whether a JSON value is a valid `AudioContent`. */
export declare function isAudioContent(value: unknown): value is Types.AudioContent;
/** Whether a JSON value is a valid `ContentBlockAudio`. */
export declare function isContentBlockAudio(value: unknown): value is Types.ContentBlockAudio;
/** Whether a JSON value is a valid `ResourceLink`. */
export declare function isResourceLink(value: unknown): value is Types.ResourceLink;
/** Whether a JSON value is a valid `ContentBlockResourceLink`. */
export declare function isContentBlockResourceLink(value: unknown): value is Types.ContentBlockResourceLink;
/** Whether a JSON value is a valid `EmbeddedResource`. */
export declare function isEmbeddedResource(value: unknown): value is Types.EmbeddedResource;
/** Whether a JSON value is a valid `ContentBlockResource`. */
export declare function isContentBlockResource(value: unknown): value is Types.ContentBlockResource;
/** Whether a JSON value is a valid `EmbeddedResourceResource`. */
export declare function isEmbeddedResourceResource(value: unknown): value is Types.EmbeddedResourceResource;
/** Whether a JSON value is a valid `TextResourceContents`. */
export declare function isTextResourceContents(value: unknown): value is Types.TextResourceContents;
/** Whether a JSON value is a valid `BlobResourceContents`. */
export declare function isBlobResourceContents(value: unknown): value is Types.BlobResourceContents;
/** Whether a JSON value is a valid `ElicitationSchemaType`. */
export declare function isElicitationSchemaType(value: unknown): value is Types.ElicitationSchemaType;
/** Whether a JSON value is a valid `ElicitationSchema`. */
export declare function isElicitationSchema(value: unknown): value is Types.ElicitationSchema;
/** Whether a JSON value is a valid `ElicitationPropertySchema`. */
export declare function isElicitationPropertySchema(value: unknown): value is Types.ElicitationPropertySchema;
/** Whether a JSON value is a valid `ElicitationPropertySchemaKnown`. */
export declare function isElicitationPropertySchemaKnown(value: unknown): value is Types.ElicitationPropertySchemaKnown;
/** Whether a JSON value is a valid `StringPropertySchema`. */
export declare function isStringPropertySchema(value: unknown): value is Types.StringPropertySchema;
/** Whether a JSON value is a valid `ElicitationPropertySchemaString`. */
export declare function isElicitationPropertySchemaString(value: unknown): value is Types.ElicitationPropertySchemaString;
/** Whether a JSON value is a valid `NumberPropertySchema`. */
export declare function isNumberPropertySchema(value: unknown): value is Types.NumberPropertySchema;
/** Whether a JSON value is a valid `ElicitationPropertySchemaNumber`. */
export declare function isElicitationPropertySchemaNumber(value: unknown): value is Types.ElicitationPropertySchemaNumber;
/** Whether a JSON value is a valid `IntegerPropertySchema`. */
export declare function isIntegerPropertySchema(value: unknown): value is Types.IntegerPropertySchema;
/** Whether a JSON value is a valid `ElicitationPropertySchemaInteger`. */
export declare function isElicitationPropertySchemaInteger(value: unknown): value is Types.ElicitationPropertySchemaInteger;
/** Whether a JSON value is a valid `BooleanPropertySchema`. */
export declare function isBooleanPropertySchema(value: unknown): value is Types.BooleanPropertySchema;
/** Whether a JSON value is a valid `ElicitationPropertySchemaBoolean`. */
export declare function isElicitationPropertySchemaBoolean(value: unknown): value is Types.ElicitationPropertySchemaBoolean;
/** Whether a JSON value is a valid `MultiSelectPropertySchema`. */
export declare function isMultiSelectPropertySchema(value: unknown): value is Types.MultiSelectPropertySchema;
/** Whether a JSON value is a valid `ElicitationPropertySchemaArray`. */
export declare function isElicitationPropertySchemaArray(value: unknown): value is Types.ElicitationPropertySchemaArray;
/** Whether a JSON value is a valid `ElicitationPropertySchemaOther`. */
export declare function isElicitationPropertySchemaOther(value: unknown): value is Types.ElicitationPropertySchemaOther;
/** Whether a JSON value is a valid `StringFormat`. */
export declare function isStringFormat(value: unknown): value is Types.StringFormat;
/** Whether a JSON value is a valid `EnumOption`. */
export declare function isEnumOption(value: unknown): value is Types.EnumOption;
/** Whether a JSON value is a valid `MultiSelectItems`. */
export declare function isMultiSelectItems(value: unknown): value is Types.MultiSelectItems;
/** Whether a JSON value is a valid `StringMultiSelectItems`. */
export declare function isStringMultiSelectItems(value: unknown): value is Types.StringMultiSelectItems;
/** Whether a JSON value is a valid `MultiSelectItemsString`. */
export declare function isMultiSelectItemsString(value: unknown): value is Types.MultiSelectItemsString;
/** Whether a JSON value is a valid `MultiSelectItemsOther`. */
export declare function isMultiSelectItemsOther(value: unknown): value is Types.MultiSelectItemsOther;
/** Whether a JSON value is a valid `TitledMultiSelectItems`. */
export declare function isTitledMultiSelectItems(value: unknown): value is Types.TitledMultiSelectItems;
/** Whether a JSON value is a valid `ElicitationId`. */
export declare function isElicitationId(value: unknown): value is Types.ElicitationId;
/** Whether a JSON value is a valid `ElicitationSessionScope`. */
export declare function isElicitationSessionScope(value: unknown): value is Types.ElicitationSessionScope;
/** Whether a JSON value is a valid `ElicitationRequestScope`. */
export declare function isElicitationRequestScope(value: unknown): value is Types.ElicitationRequestScope;
/** Whether a JSON value is a valid `ElicitationFormMode`. */
export declare function isElicitationFormMode(value: unknown): value is Types.ElicitationFormMode;
/** Whether a JSON value is a valid `ElicitationUrlMode`. */
export declare function isElicitationUrlMode(value: unknown): value is Types.ElicitationUrlMode;
/** Whether a JSON value is a valid `ElicitationFormModeForSession`. */
export declare function isElicitationFormModeForSession(value: unknown): value is Types.ElicitationFormModeForSession;
/** Whether a JSON value is a valid `ElicitationUrlModeForSession`. */
export declare function isElicitationUrlModeForSession(value: unknown): value is Types.ElicitationUrlModeForSession;
/** Whether a JSON value is a valid `ElicitationFormModeForRequest`. */
export declare function isElicitationFormModeForRequest(value: unknown): value is Types.ElicitationFormModeForRequest;
/** Whether a JSON value is a valid `ElicitationUrlModeForRequest`. */
export declare function isElicitationUrlModeForRequest(value: unknown): value is Types.ElicitationUrlModeForRequest;
/** Whether a JSON value is a valid `CreateElicitationRequest`. */
export declare function isCreateElicitationRequest(value: unknown): value is Types.CreateElicitationRequest;
/** Whether a JSON value is a valid `CreateElicitationRequestForSession`. */
export declare function isCreateElicitationRequestForSession(value: unknown): value is Types.CreateElicitationRequestForSession;
/** Whether a JSON value is a valid `CreateElicitationRequestForSessionForm`. */
export declare function isCreateElicitationRequestForSessionForm(value: unknown): value is Types.CreateElicitationRequestForSessionForm;
/** Whether a JSON value is a valid `CreateElicitationRequestForSessionUrl`. */
export declare function isCreateElicitationRequestForSessionUrl(value: unknown): value is Types.CreateElicitationRequestForSessionUrl;
/** Whether a JSON value is a valid `CreateElicitationRequestForSessionOther`. */
export declare function isCreateElicitationRequestForSessionOther(value: unknown): value is Types.CreateElicitationRequestForSessionOther;
/** Whether a JSON value is a valid `CreateElicitationRequestForRequest`. */
export declare function isCreateElicitationRequestForRequest(value: unknown): value is Types.CreateElicitationRequestForRequest;
/** Whether a JSON value is a valid `CreateElicitationRequestForRequestForm`. */
export declare function isCreateElicitationRequestForRequestForm(value: unknown): value is Types.CreateElicitationRequestForRequestForm;
/** Whether a JSON value is a valid `CreateElicitationRequestForRequestUrl`. */
export declare function isCreateElicitationRequestForRequestUrl(value: unknown): value is Types.CreateElicitationRequestForRequestUrl;
/** Whether a JSON value is a valid `CreateElicitationRequestForRequestOther`. */
export declare function isCreateElicitationRequestForRequestOther(value: unknown): value is Types.CreateElicitationRequestForRequestOther;
/** Whether a JSON value is a valid `CreateElicitationResponse`. */
export declare function isCreateElicitationResponse(value: unknown): value is Types.CreateElicitationResponse;
/** Whether a JSON value is a valid `CreateElicitationResponseKnown`. */
export declare function isCreateElicitationResponseKnown(value: unknown): value is Types.CreateElicitationResponseKnown;
/** Whether a JSON value is a valid `ElicitationAcceptAction`. */
export declare function isElicitationAcceptAction(value: unknown): value is Types.ElicitationAcceptAction;
/** Whether a JSON value is a valid `CreateElicitationResponseAccept`. */
export declare function isCreateElicitationResponseAccept(value: unknown): value is Types.CreateElicitationResponseAccept;
/** Whether a JSON value is a valid `CreateElicitationResponseDecline`. */
export declare function isCreateElicitationResponseDecline(value: unknown): value is Types.CreateElicitationResponseDecline;
/** Whether a JSON value is a valid `CreateElicitationResponseCancel`. */
export declare function isCreateElicitationResponseCancel(value: unknown): value is Types.CreateElicitationResponseCancel;
/** Whether a JSON value is a valid `CreateElicitationResponseOther`. */
export declare function isCreateElicitationResponseOther(value: unknown): value is Types.CreateElicitationResponseOther;
/** Whether a JSON value is a valid `ElicitationContentValue`. */
export declare function isElicitationContentValue(value: unknown): value is Types.ElicitationContentValue;
/** Whether a JSON value is a valid `CompleteElicitationNotification`. */
export declare function isCompleteElicitationNotification(value: unknown): value is Types.CompleteElicitationNotification;
/** Whether a JSON value is a valid `ErrorCode`. */
export declare function isErrorCode(value: unknown): value is Types.ErrorCode;
/** Whether a JSON value is a valid `Error`. */
export declare function isError(value: unknown): value is Types.Error;
/** Whether a JSON value is a valid `Meta`. */
export declare function isMeta(value: unknown): value is Types.Meta;
/** Whether a JSON value is a valid `ExtRequest`. */
export declare function isExtRequest(value: unknown): value is Types.ExtRequest;
/** Whether a JSON value is a valid `ExtResponse`. */
export declare function isExtResponse(value: unknown): value is Types.ExtResponse;
/** Whether a JSON value is a valid `ExtNotification`. */
export declare function isExtNotification(value: unknown): value is Types.ExtNotification;
/** Whether a JSON value is a valid `ReadTextFileRequest`. */
export declare function isReadTextFileRequest(value: unknown): value is Types.ReadTextFileRequest;
/** Whether a JSON value is a valid `ReadTextFileResponse`. */
export declare function isReadTextFileResponse(value: unknown): value is Types.ReadTextFileResponse;
/** Whether a JSON value is a valid `WriteTextFileRequest`. */
export declare function isWriteTextFileRequest(value: unknown): value is Types.WriteTextFileRequest;
/** Whether a JSON value is a valid `WriteTextFileResponse`. */
export declare function isWriteTextFileResponse(value: unknown): value is Types.WriteTextFileResponse;
/** Whether a JSON value is a valid `ProtocolVersion`. */
export declare function isProtocolVersion(value: unknown): value is Types.ProtocolVersion;
/** Whether a JSON value is a valid `Implementation`. */
export declare function isImplementation(value: unknown): value is Types.Implementation;
/** Whether a JSON value is a valid `InitializeRequest`. */
export declare function isInitializeRequest(value: unknown): value is Types.InitializeRequest;
/** Whether a JSON value is a valid `InitializeResponse`. */
export declare function isInitializeResponse(value: unknown): value is Types.InitializeResponse;
/** Whether a JSON value is a valid `EnvVariable`. */
export declare function isEnvVariable(value: unknown): value is Types.EnvVariable;
/** Whether a JSON value is a valid `HttpHeader`. */
export declare function isHttpHeader(value: unknown): value is Types.HttpHeader;
/** Whether a JSON value is a valid `McpServer`. */
export declare function isMcpServer(value: unknown): value is Types.McpServer;
/** Whether a JSON value is a valid `McpServerHttp`. */
export declare function isMcpServerHttp(value: unknown): value is Types.McpServerHttp;
/** Whether a JSON value is a valid `HttpMcpServer`. */
export declare function isHttpMcpServer(value: unknown): value is Types.HttpMcpServer;
/** Whether a JSON value is a valid `McpServerSse`. */
export declare function isMcpServerSse(value: unknown): value is Types.McpServerSse;
/** Whether a JSON value is a valid `SseMcpServer`. */
export declare function isSseMcpServer(value: unknown): value is Types.SseMcpServer;
/** Whether a JSON value is a valid `McpServerStdio`. */
export declare function isMcpServerStdio(value: unknown): value is Types.McpServerStdio;
/** Whether a JSON value is a valid `SessionModeId`. */
export declare function isSessionModeId(value: unknown): value is Types.SessionModeId;
/** Whether a JSON value is a valid `SessionMode`. */
export declare function isSessionMode(value: unknown): value is Types.SessionMode;
/** Whether a JSON value is a valid `SessionModeState`. */
export declare function isSessionModeState(value: unknown): value is Types.SessionModeState;
/** Whether a JSON value is a valid `SetSessionModeRequest`. */
export declare function isSetSessionModeRequest(value: unknown): value is Types.SetSessionModeRequest;
/** Whether a JSON value is a valid `SetSessionModeResponse`. */
export declare function isSetSessionModeResponse(value: unknown): value is Types.SetSessionModeResponse;
/** Whether a JSON value is a valid `CurrentModeUpdate`. */
export declare function isCurrentModeUpdate(value: unknown): value is Types.CurrentModeUpdate;
/** Whether a JSON value is a valid `SessionUpdateCurrentModeUpdate`. */
export declare function isSessionUpdateCurrentModeUpdate(value: unknown): value is Types.SessionUpdateCurrentModeUpdate;
/** Whether a JSON value is a valid `NoticeSeverity`. */
export declare function isNoticeSeverity(value: unknown): value is Types.NoticeSeverity;
/** Whether a JSON value is a valid `Notice`. */
export declare function isNotice(value: unknown): value is Types.Notice;
/** Whether a JSON value is a valid `SessionUpdateNotice`. */
export declare function isSessionUpdateNotice(value: unknown): value is Types.SessionUpdateNotice;
/** Whether a JSON value is a valid `RequestPermissionRequest`. */
export declare function isRequestPermissionRequest(value: unknown): value is Types.RequestPermissionRequest;
/** Whether a JSON value is a valid `PermissionOptionId`. */
export declare function isPermissionOptionId(value: unknown): value is Types.PermissionOptionId;
/** Whether a JSON value is a valid `PermissionOptionKind`. */
export declare function isPermissionOptionKind(value: unknown): value is Types.PermissionOptionKind;
/** Whether a JSON value is a valid `PermissionOption`. */
export declare function isPermissionOption(value: unknown): value is Types.PermissionOption;
/** Whether a JSON value is a valid `RequestPermissionResponse`. */
export declare function isRequestPermissionResponse(value: unknown): value is Types.RequestPermissionResponse;
/** Whether a JSON value is a valid `RequestPermissionOutcome`. */
export declare function isRequestPermissionOutcome(value: unknown): value is Types.RequestPermissionOutcome;
/** Whether a JSON value is a valid `RequestPermissionOutcomeCancelled`. */
export declare function isRequestPermissionOutcomeCancelled(value: unknown): value is Types.RequestPermissionOutcomeCancelled;
/** Whether a JSON value is a valid `SelectedPermissionOutcome`. */
export declare function isSelectedPermissionOutcome(value: unknown): value is Types.SelectedPermissionOutcome;
/** Whether a JSON value is a valid `RequestPermissionOutcomeSelected`. */
export declare function isRequestPermissionOutcomeSelected(value: unknown): value is Types.RequestPermissionOutcomeSelected;
/** Whether a JSON value is a valid `PlanEntryPriority`. */
export declare function isPlanEntryPriority(value: unknown): value is Types.PlanEntryPriority;
/** Whether a JSON value is a valid `PlanEntryStatus`. */
export declare function isPlanEntryStatus(value: unknown): value is Types.PlanEntryStatus;
/** Whether a JSON value is a valid `PlanEntry`. */
export declare function isPlanEntry(value: unknown): value is Types.PlanEntry;
/** Whether a JSON value is a valid `Plan`. */
export declare function isPlan(value: unknown): value is Types.Plan;
/** Whether a JSON value is a valid `SessionUpdatePlan`. */
export declare function isSessionUpdatePlan(value: unknown): value is Types.SessionUpdatePlan;
/** Whether a JSON value is a valid `PromptRequest`. */
export declare function isPromptRequest(value: unknown): value is Types.PromptRequest;
/** Whether a JSON value is a valid `PromptResponse`. */
export declare function isPromptResponse(value: unknown): value is Types.PromptResponse;
/** Whether a JSON value is a valid `StopReason`. */
export declare function isStopReason(value: unknown): value is Types.StopReason;
/** Whether a JSON value is a valid `CancelNotification`. */
export declare function isCancelNotification(value: unknown): value is Types.CancelNotification;
/** Whether a JSON value is a valid `RequestId`. */
export declare function isRequestId(value: unknown): value is Types.RequestId;
/** Whether a JSON value is a valid `CancelRequestNotification`. */
export declare function isCancelRequestNotification(value: unknown): value is Types.CancelRequestNotification;
/** Whether a JSON value is a valid `ListSessionsRequest`. */
export declare function isListSessionsRequest(value: unknown): value is Types.ListSessionsRequest;
/** Whether a JSON value is a valid `ListSessionsResponse`. */
export declare function isListSessionsResponse(value: unknown): value is Types.ListSessionsResponse;
/** Whether a JSON value is a valid `SessionInfo`. */
export declare function isSessionInfo(value: unknown): value is Types.SessionInfo;
/** Whether a JSON value is a valid `SessionId`. */
export declare function isSessionId(value: unknown): value is Types.SessionId;
/** Whether a JSON value is a valid `NewSessionRequest`. */
export declare function isNewSessionRequest(value: unknown): value is Types.NewSessionRequest;
/** Whether a JSON value is a valid `NewSessionResponse`. */
export declare function isNewSessionResponse(value: unknown): value is Types.NewSessionResponse;
/** Whether a JSON value is a valid `LoadSessionRequest`. */
export declare function isLoadSessionRequest(value: unknown): value is Types.LoadSessionRequest;
/** Whether a JSON value is a valid `LoadSessionResponse`. */
export declare function isLoadSessionResponse(value: unknown): value is Types.LoadSessionResponse;
/** Whether a JSON value is a valid `ResumeSessionRequest`. */
export declare function isResumeSessionRequest(value: unknown): value is Types.ResumeSessionRequest;
/** Whether a JSON value is a valid `ResumeSessionResponse`. */
export declare function isResumeSessionResponse(value: unknown): value is Types.ResumeSessionResponse;
/** Whether a JSON value is a valid `CloseSessionRequest`. */
export declare function isCloseSessionRequest(value: unknown): value is Types.CloseSessionRequest;
/** Whether a JSON value is a valid `CloseSessionResponse`. */
export declare function isCloseSessionResponse(value: unknown): value is Types.CloseSessionResponse;
/** Whether a JSON value is a valid `DeleteSessionRequest`. */
export declare function isDeleteSessionRequest(value: unknown): value is Types.DeleteSessionRequest;
/** Whether a JSON value is a valid `DeleteSessionResponse`. */
export declare function isDeleteSessionResponse(value: unknown): value is Types.DeleteSessionResponse;
/** Whether a JSON value is a valid `TerminalId`. */
export declare function isTerminalId(value: unknown): value is Types.TerminalId;
/** Whether a JSON value is a valid `CreateTerminalRequest`. */
export declare function isCreateTerminalRequest(value: unknown): value is Types.CreateTerminalRequest;
/** Whether a JSON value is a valid `CreateTerminalResponse`. */
export declare function isCreateTerminalResponse(value: unknown): value is Types.CreateTerminalResponse;
/** Whether a JSON value is a valid `TerminalExitStatus`. */
export declare function isTerminalExitStatus(value: unknown): value is Types.TerminalExitStatus;
/** Whether a JSON value is a valid `TerminalOutputRequest`. */
export declare function isTerminalOutputRequest(value: unknown): value is Types.TerminalOutputRequest;
/** Whether a JSON value is a valid `TerminalOutputResponse`. */
export declare function isTerminalOutputResponse(value: unknown): value is Types.TerminalOutputResponse;
/** Whether a JSON value is a valid `WaitForTerminalExitRequest`. */
export declare function isWaitForTerminalExitRequest(value: unknown): value is Types.WaitForTerminalExitRequest;
/** Whether a JSON value is a valid `WaitForTerminalExitResponse`. */
export declare function isWaitForTerminalExitResponse(value: unknown): value is Types.WaitForTerminalExitResponse;
/** Whether a JSON value is a valid `KillTerminalRequest`. */
export declare function isKillTerminalRequest(value: unknown): value is Types.KillTerminalRequest;
/** Whether a JSON value is a valid `KillTerminalResponse`. */
export declare function isKillTerminalResponse(value: unknown): value is Types.KillTerminalResponse;
/** Whether a JSON value is a valid `ReleaseTerminalRequest`. */
export declare function isReleaseTerminalRequest(value: unknown): value is Types.ReleaseTerminalRequest;
/** Whether a JSON value is a valid `ReleaseTerminalResponse`. */
export declare function isReleaseTerminalResponse(value: unknown): value is Types.ReleaseTerminalResponse;
/** Whether a JSON value is a valid `ToolCallId`. */
export declare function isToolCallId(value: unknown): value is Types.ToolCallId;
/** Whether a JSON value is a valid `ToolKind`. */
export declare function isToolKind(value: unknown): value is Types.ToolKind;
/** Whether a JSON value is a valid `ToolCallStatus`. */
export declare function isToolCallStatus(value: unknown): value is Types.ToolCallStatus;
/** Whether a JSON value is a valid `ToolCall`. */
export declare function isToolCall(value: unknown): value is Types.ToolCall;
/** Whether a JSON value is a valid `ToolCallUpdate`. */
export declare function isToolCallUpdate(value: unknown): value is Types.ToolCallUpdate;
/** Whether a JSON value is a valid `SessionUpdateToolCall`. */
export declare function isSessionUpdateToolCall(value: unknown): value is Types.SessionUpdateToolCall;
/** Whether a JSON value is a valid `SessionUpdateToolCallUpdate`. */
export declare function isSessionUpdateToolCallUpdate(value: unknown): value is Types.SessionUpdateToolCallUpdate;
/** Whether a JSON value is a valid `ToolCallContent`. */
export declare function isToolCallContent(value: unknown): value is Types.ToolCallContent;
/** Whether a JSON value is a valid `Content`. */
export declare function isContent(value: unknown): value is Types.Content;
/** Whether a JSON value is a valid `ToolCallContentContent`. */
export declare function isToolCallContentContent(value: unknown): value is Types.ToolCallContentContent;
/** Whether a JSON value is a valid `Diff`. */
export declare function isDiff(value: unknown): value is Types.Diff;
/** Whether a JSON value is a valid `ToolCallContentDiff`. */
export declare function isToolCallContentDiff(value: unknown): value is Types.ToolCallContentDiff;
/** Whether a JSON value is a valid `Terminal`. */
export declare function isTerminal(value: unknown): value is Types.Terminal;
/** Whether a JSON value is a valid `ToolCallContentTerminal`. */
export declare function isToolCallContentTerminal(value: unknown): value is Types.ToolCallContentTerminal;
/** Whether a JSON value is a valid `ToolCallLocation`. */
export declare function isToolCallLocation(value: unknown): value is Types.ToolCallLocation;
/** Whether a JSON value is a valid `SessionNotification`. */
export declare function isSessionNotification(value: unknown): value is Types.SessionNotification;
/** Whether a JSON value is a valid `SessionUpdate`. */
export declare function isSessionUpdate(value: unknown): value is Types.SessionUpdate;
/** Whether a JSON value is a valid `MessageId`. */
export declare function isMessageId(value: unknown): value is Types.MessageId;
/** Whether a JSON value is a valid `ContentChunk`. */
export declare function isContentChunk(value: unknown): value is Types.ContentChunk;
/** Whether a JSON value is a valid `SessionUpdateUserMessageChunk`. */
export declare function isSessionUpdateUserMessageChunk(value: unknown): value is Types.SessionUpdateUserMessageChunk;
/** Whether a JSON value is a valid `SessionUpdateAgentMessageChunk`. */
export declare function isSessionUpdateAgentMessageChunk(value: unknown): value is Types.SessionUpdateAgentMessageChunk;
/** Whether a JSON value is a valid `SessionUpdateAgentThoughtChunk`. */
export declare function isSessionUpdateAgentThoughtChunk(value: unknown): value is Types.SessionUpdateAgentThoughtChunk;
/** Whether a JSON value is a valid `SessionInfoUpdate`. */
export declare function isSessionInfoUpdate(value: unknown): value is Types.SessionInfoUpdate;
/** Whether a JSON value is a valid `SessionUpdateSessionInfoUpdate`. */
export declare function isSessionUpdateSessionInfoUpdate(value: unknown): value is Types.SessionUpdateSessionInfoUpdate;
/** Whether a JSON value is a valid `Cost`. */
export declare function isCost(value: unknown): value is Types.Cost;
/** Whether a JSON value is a valid `UsageUpdate`. */
export declare function isUsageUpdate(value: unknown): value is Types.UsageUpdate;
/** Whether a JSON value is a valid `SessionUpdateUsageUpdate`. */
export declare function isSessionUpdateUsageUpdate(value: unknown): value is Types.SessionUpdateUsageUpdate;
