// Generated from schema/acp (sha256 305f94b65240fff8) by `npm run generate`. Do not edit.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// memory:ajv/dist/runtime/ucs2length
var require_ucs2length = __commonJS({
  "memory:ajv/dist/runtime/ucs2length"(exports) {
    exports.default = (text) => {
      let n = 0;
      for (const _ of text) n += 1;
      return n;
    };
  }
});

// memory:formats
function isLeapYear(year) {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function date(str) {
  const matches = DATE.exec(str);
  if (!matches)
    return false;
  const year = +matches[1];
  const month = +matches[2];
  const day = +matches[3];
  return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
}
var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function getTime(strictTimeZone) {
  return function time(str) {
    const matches = TIME.exec(str);
    if (!matches)
      return false;
    const hr = +matches[1];
    const min = +matches[2];
    const sec = +matches[3];
    const tz = matches[4];
    const tzSign = matches[5] === "-" ? -1 : 1;
    const tzH = +(matches[6] || 0);
    const tzM = +(matches[7] || 0);
    if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
      return false;
    if (hr <= 23 && min <= 59 && sec < 60)
      return true;
    const utcMin = min - tzM * tzSign;
    const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
    return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
  };
}
var DATE_TIME_SEPARATOR = /t|\s/i;
function getDateTime(strictTimeZone) {
  const time = getTime(strictTimeZone);
  return function date_time(str) {
    const dateTime = str.split(DATE_TIME_SEPARATOR);
    return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
  };
}
var formats = { "date-time": getDateTime(true) };

// src/json/value.ts
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function typeName(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}

// src/contract/select.ts
function select(value, branches) {
  let best = -1;
  let most = -Infinity;
  for (const [index, branch] of branches.entries()) {
    if (branch.types !== void 0 && !branch.types.includes(typeName(value))) continue;
    const score = scoreOf(value, branch);
    if (score > most) [best, most] = [index, score];
  }
  return best;
}
var RIGHT_TAG = 100;
var WRONG_TAG = -5;
function scoreOf(value, branch) {
  if (Array.isArray(value)) return branch.items === void 0 || value.length === 0 ? 0 : scoreOf(value[0], branch.items);
  if (!isObject(value)) return 0;
  let score = 0;
  for (const name of branch.required ?? []) score += value[name] === void 0 ? -1 : 1;
  for (const [name, values] of Object.entries(branch.tags ?? {}))
    if (value[name] !== void 0) score += values.includes(value[name]) ? RIGHT_TAG : WRONG_TAG;
  for (const [name, known] of Object.entries(branch.open ?? {}))
    if (value[name] !== void 0) score += typeof value[name] === "string" && !known.includes(value[name]) ? RIGHT_TAG : WRONG_TAG;
  return score;
}

// <stdin>
var AgentCapabilities = validate19;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.image !== void 0) {
      if (typeof data.image !== "boolean") {
        const err0 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.audio !== void 0) {
      if (typeof data.audio !== "boolean") {
        const err1 = { instancePath: instancePath + "/audio", schemaPath: "#/properties/audio/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.embeddedContext !== void 0) {
      if (typeof data.embeddedContext !== "boolean") {
        const err2 = { instancePath: instancePath + "/embeddedContext", schemaPath: "#/properties/embeddedContext/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.http !== void 0) {
      if (typeof data.http !== "boolean") {
        const err0 = { instancePath: instancePath + "/http", schemaPath: "#/properties/http/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.sse !== void 0) {
      if (typeof data.sse !== "boolean") {
        const err1 = { instancePath: instancePath + "/sse", schemaPath: "#/properties/sse/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.list !== void 0) {
      let data0 = data.list;
      if (data0 !== null) {
        if (!validate28(data0, { instancePath: instancePath + "/list", parentData: data, parentDataProperty: "list", rootData })) {
          vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.delete !== void 0) {
      let data1 = data.delete;
      if (data1 !== null) {
        if (!validate31(data1, { instancePath: instancePath + "/delete", parentData: data, parentDataProperty: "delete", rootData })) {
          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.additionalDirectories !== void 0) {
      let data2 = data.additionalDirectories;
      if (data2 !== null) {
        if (!validate34(data2, { instancePath: instancePath + "/additionalDirectories", parentData: data, parentDataProperty: "additionalDirectories", rootData })) {
          vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.resume !== void 0) {
      let data3 = data.resume;
      if (data3 !== null) {
        if (!validate37(data3, { instancePath: instancePath + "/resume", parentData: data, parentDataProperty: "resume", rootData })) {
          vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.close !== void 0) {
      let data4 = data.close;
      if (data4 !== null) {
        if (!validate40(data4, { instancePath: instancePath + "/close", parentData: data, parentDataProperty: "close", rootData })) {
          vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.logout !== void 0) {
      let data0 = data.logout;
      if (data0 !== null) {
        if (!validate46(data0, { instancePath: instancePath + "/logout", parentData: data, parentDataProperty: "logout", rootData })) {
          vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.loadSession !== void 0) {
      if (typeof data.loadSession !== "boolean") {
        const err0 = { instancePath: instancePath + "/loadSession", schemaPath: "#/properties/loadSession/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.promptCapabilities !== void 0) {
      if (!validate20(data.promptCapabilities, { instancePath: instancePath + "/promptCapabilities", parentData: data, parentDataProperty: "promptCapabilities", rootData })) {
        vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
        errors = vErrors.length;
      }
    }
    if (data.mcpCapabilities !== void 0) {
      if (!validate24(data.mcpCapabilities, { instancePath: instancePath + "/mcpCapabilities", parentData: data, parentDataProperty: "mcpCapabilities", rootData })) {
        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
        errors = vErrors.length;
      }
    }
    if (data.sessionCapabilities !== void 0) {
      if (!validate27(data.sessionCapabilities, { instancePath: instancePath + "/sessionCapabilities", parentData: data, parentDataProperty: "sessionCapabilities", rootData })) {
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if (data.auth !== void 0) {
      if (!validate45(data.auth, { instancePath: instancePath + "/auth", parentData: data, parentDataProperty: "auth", rootData })) {
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}
var PromptCapabilities = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.image !== void 0) {
      if (typeof data.image !== "boolean") {
        const err0 = { instancePath: instancePath + "/image", schemaPath: "#/properties/image/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.audio !== void 0) {
      if (typeof data.audio !== "boolean") {
        const err1 = { instancePath: instancePath + "/audio", schemaPath: "#/properties/audio/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.embeddedContext !== void 0) {
      if (typeof data.embeddedContext !== "boolean") {
        const err2 = { instancePath: instancePath + "/embeddedContext", schemaPath: "#/properties/embeddedContext/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
var McpCapabilities = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.http !== void 0) {
      if (typeof data.http !== "boolean") {
        const err0 = { instancePath: instancePath + "/http", schemaPath: "#/properties/http/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.sse !== void 0) {
      if (typeof data.sse !== "boolean") {
        const err1 = { instancePath: instancePath + "/sse", schemaPath: "#/properties/sse/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
var SessionCapabilities = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.list !== void 0) {
      let data0 = data.list;
      if (data0 !== null) {
        if (!validate28(data0, { instancePath: instancePath + "/list", parentData: data, parentDataProperty: "list", rootData })) {
          vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.delete !== void 0) {
      let data1 = data.delete;
      if (data1 !== null) {
        if (!validate31(data1, { instancePath: instancePath + "/delete", parentData: data, parentDataProperty: "delete", rootData })) {
          vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.additionalDirectories !== void 0) {
      let data2 = data.additionalDirectories;
      if (data2 !== null) {
        if (!validate34(data2, { instancePath: instancePath + "/additionalDirectories", parentData: data, parentDataProperty: "additionalDirectories", rootData })) {
          vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.resume !== void 0) {
      let data3 = data.resume;
      if (data3 !== null) {
        if (!validate37(data3, { instancePath: instancePath + "/resume", parentData: data, parentDataProperty: "resume", rootData })) {
          vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.close !== void 0) {
      let data4 = data.close;
      if (data4 !== null) {
        if (!validate40(data4, { instancePath: instancePath + "/close", parentData: data, parentDataProperty: "close", rootData })) {
          vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
var SessionListCapabilities = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
var SessionDeleteCapabilities = validate65;
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
var SessionAdditionalDirectoriesCapabilities = validate67;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
var SessionResumeCapabilities = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
var SessionCloseCapabilities = validate71;
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
var AgentAuthCapabilities = validate73;
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.logout !== void 0) {
      let data0 = data.logout;
      if (data0 !== null) {
        if (!validate46(data0, { instancePath: instancePath + "/logout", parentData: data, parentDataProperty: "logout", rootData })) {
          vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
var LogoutCapabilities = validate76;
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
var AuthMethodId = validate78;
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
var AuthMethod = validate79;
var obj0 = [{ "types": ["object"], "required": ["type", "id", "name"], "tags": { "type": ["terminal"] } }, { "types": ["object"], "required": ["id", "name"] }];
var schema31 = { "type": "object", "required": ["type", "id", "name"], "properties": { "type": { "const": "terminal" }, "id": { "type": "string" }, "name": { "type": "string" }, "description": { "type": ["string", "null"] }, "args": { "type": "array", "items": { "type": "string" } }, "env": { "type": "object", "additionalProperties": { "type": "string" } }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("terminal" !== data.type) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "terminal" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 !== "string" && data3 !== null) {
        const err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema31.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.args !== void 0) {
      let data4 = data.args;
      if (Array.isArray(data4)) {
        const length0 = data4.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data4[i0] !== "string") {
            const err7 = { instancePath: instancePath + "/args/" + i0, schemaPath: "#/properties/args/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/args", schemaPath: "#/properties/args/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.env !== void 0) {
      let data6 = data.env;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key0 in data6) {
          if (typeof data6[key0] !== "string") {
            const err9 = { instancePath: instancePath + "/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/env/additionalProperties/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
var schema32 = { "type": "object", "required": ["id", "name"], "properties": { "id": { "type": "string" }, "name": { "type": "string" }, "description": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema32.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate83.errors = vErrors;
  return errors === 0;
}
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (!validate80(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
      errors = vErrors.length;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj0);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs2 = errors;
    if (!validate83(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
      errors = vErrors.length;
    }
    var accepts1 = _errs2 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj0);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["object"] } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate79.errors = vErrors;
  return errors === 0;
}
var AuthMethodAgent = validate86;
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema32.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
var AuthMethodTerminal = validate88;
var schema34 = { "type": "object", "required": ["id", "name"], "properties": { "id": { "type": "string" }, "name": { "type": "string" }, "description": { "type": ["string", "null"] }, "args": { "type": "array", "items": { "type": "string" } }, "env": { "type": "object", "additionalProperties": { "type": "string" } }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema34.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.args !== void 0) {
      let data3 = data.args;
      if (Array.isArray(data3)) {
        const length0 = data3.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data3[i0] !== "string") {
            const err5 = { instancePath: instancePath + "/args/" + i0, schemaPath: "#/properties/args/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/args", schemaPath: "#/properties/args/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.env !== void 0) {
      let data5 = data.env;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        for (const key0 in data5) {
          if (typeof data5[key0] !== "string") {
            const err7 = { instancePath: instancePath + "/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/env/additionalProperties/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
var TerminalAuthMethod = validate90;
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("terminal" !== data.type) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "terminal" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 !== "string" && data3 !== null) {
        const err6 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema31.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.args !== void 0) {
      let data4 = data.args;
      if (Array.isArray(data4)) {
        const length0 = data4.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data4[i0] !== "string") {
            const err7 = { instancePath: instancePath + "/args/" + i0, schemaPath: "#/properties/args/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/args", schemaPath: "#/properties/args/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.env !== void 0) {
      let data6 = data.env;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key0 in data6) {
          if (typeof data6[key0] !== "string") {
            const err9 = { instancePath: instancePath + "/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/env/additionalProperties/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
var AuthenticateRequest = validate92;
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.methodId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "methodId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.methodId !== void 0) {
      if (typeof data.methodId !== "string") {
        const err1 = { instancePath: instancePath + "/methodId", schemaPath: "#/properties/methodId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
var AuthenticateResponse = validate94;
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
var LogoutRequest = validate96;
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
var LogoutResponse = validate98;
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
var ClientCapabilities = validate100;
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.readTextFile !== void 0) {
      if (typeof data.readTextFile !== "boolean") {
        const err0 = { instancePath: instancePath + "/readTextFile", schemaPath: "#/properties/readTextFile/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.writeTextFile !== void 0) {
      if (typeof data.writeTextFile !== "boolean") {
        const err1 = { instancePath: instancePath + "/writeTextFile", schemaPath: "#/properties/writeTextFile/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate101.errors = vErrors;
  return errors === 0;
}
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate105.errors = vErrors;
  return errors === 0;
}
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate108.errors = vErrors;
  return errors === 0;
}
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.boolean !== void 0) {
      let data0 = data.boolean;
      if (data0 !== null) {
        if (!validate108(data0, { instancePath: instancePath + "/boolean", parentData: data, parentDataProperty: "boolean", rootData })) {
          vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate107.errors = vErrors;
  return errors === 0;
}
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate113.errors = vErrors;
  return errors === 0;
}
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.compaction !== void 0) {
      let data0 = data.compaction;
      if (data0 !== null) {
        if (!validate105(data0, { instancePath: instancePath + "/compaction", parentData: data, parentDataProperty: "compaction", rootData })) {
          vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.configOptions !== void 0) {
      let data1 = data.configOptions;
      if (data1 !== null) {
        if (!validate107(data1, { instancePath: instancePath + "/configOptions", parentData: data, parentDataProperty: "configOptions", rootData })) {
          vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.notices !== void 0) {
      let data2 = data.notices;
      if (data2 !== null) {
        if (!validate113(data2, { instancePath: instancePath + "/notices", parentData: data, parentDataProperty: "notices", rootData })) {
          vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate104.errors = vErrors;
  return errors === 0;
}
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.terminal !== void 0) {
      if (typeof data.terminal !== "boolean") {
        const err0 = { instancePath: instancePath + "/terminal", schemaPath: "#/properties/terminal/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate117.errors = vErrors;
  return errors === 0;
}
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate121.errors = vErrors;
  return errors === 0;
}
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate124.errors = vErrors;
  return errors === 0;
}
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.form !== void 0) {
      let data0 = data.form;
      if (data0 !== null) {
        if (!validate121(data0, { instancePath: instancePath + "/form", parentData: data, parentDataProperty: "form", rootData })) {
          vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.url !== void 0) {
      let data1 = data.url;
      if (data1 !== null) {
        if (!validate124(data1, { instancePath: instancePath + "/url", parentData: data, parentDataProperty: "url", rootData })) {
          vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate120.errors = vErrors;
  return errors === 0;
}
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fs !== void 0) {
      if (!validate101(data.fs, { instancePath: instancePath + "/fs", parentData: data, parentDataProperty: "fs", rootData })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    }
    if (data.terminal !== void 0) {
      if (typeof data.terminal !== "boolean") {
        const err0 = { instancePath: instancePath + "/terminal", schemaPath: "#/properties/terminal/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.session !== void 0) {
      let data2 = data.session;
      if (data2 !== null) {
        if (!validate104(data2, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
          vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.auth !== void 0) {
      if (!validate117(data.auth, { instancePath: instancePath + "/auth", parentData: data, parentDataProperty: "auth", rootData })) {
        vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
        errors = vErrors.length;
      }
    }
    if (data.elicitation !== void 0) {
      let data4 = data.elicitation;
      if (data4 !== null) {
        if (!validate120(data4, { instancePath: instancePath + "/elicitation", parentData: data, parentDataProperty: "elicitation", rootData })) {
          vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate100.errors = vErrors;
  return errors === 0;
}
var FileSystemCapabilities = validate130;
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.readTextFile !== void 0) {
      if (typeof data.readTextFile !== "boolean") {
        const err0 = { instancePath: instancePath + "/readTextFile", schemaPath: "#/properties/readTextFile/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.writeTextFile !== void 0) {
      if (typeof data.writeTextFile !== "boolean") {
        const err1 = { instancePath: instancePath + "/writeTextFile", schemaPath: "#/properties/writeTextFile/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate130.errors = vErrors;
  return errors === 0;
}
var ClientSessionCapabilities = validate132;
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.compaction !== void 0) {
      let data0 = data.compaction;
      if (data0 !== null) {
        if (!validate105(data0, { instancePath: instancePath + "/compaction", parentData: data, parentDataProperty: "compaction", rootData })) {
          vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.configOptions !== void 0) {
      let data1 = data.configOptions;
      if (data1 !== null) {
        if (!validate107(data1, { instancePath: instancePath + "/configOptions", parentData: data, parentDataProperty: "configOptions", rootData })) {
          vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.notices !== void 0) {
      let data2 = data.notices;
      if (data2 !== null) {
        if (!validate113(data2, { instancePath: instancePath + "/notices", parentData: data, parentDataProperty: "notices", rootData })) {
          vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate132.errors = vErrors;
  return errors === 0;
}
var SessionConfigOptionsCapabilities = validate137;
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.boolean !== void 0) {
      let data0 = data.boolean;
      if (data0 !== null) {
        if (!validate108(data0, { instancePath: instancePath + "/boolean", parentData: data, parentDataProperty: "boolean", rootData })) {
          vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate137.errors = vErrors;
  return errors === 0;
}
var BooleanConfigOptionCapabilities = validate140;
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate140.errors = vErrors;
  return errors === 0;
}
var CompactionCapabilities = validate142;
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate142.errors = vErrors;
  return errors === 0;
}
var NoticeCapabilities = validate143;
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate143.errors = vErrors;
  return errors === 0;
}
var AuthCapabilities = validate144;
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.terminal !== void 0) {
      if (typeof data.terminal !== "boolean") {
        const err0 = { instancePath: instancePath + "/terminal", schemaPath: "#/properties/terminal/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate144.errors = vErrors;
  return errors === 0;
}
var ElicitationCapabilities = validate146;
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.form !== void 0) {
      let data0 = data.form;
      if (data0 !== null) {
        if (!validate121(data0, { instancePath: instancePath + "/form", parentData: data, parentDataProperty: "form", rootData })) {
          vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.url !== void 0) {
      let data1 = data.url;
      if (data1 !== null) {
        if (!validate124(data1, { instancePath: instancePath + "/url", parentData: data, parentDataProperty: "url", rootData })) {
          vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate146.errors = vErrors;
  return errors === 0;
}
var ElicitationFormCapabilities = validate150;
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate150.errors = vErrors;
  return errors === 0;
}
var ElicitationUrlCapabilities = validate152;
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate152.errors = vErrors;
  return errors === 0;
}
var UnstructuredCommandInput = validate154;
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hint === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hint" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.hint !== void 0) {
      if (typeof data.hint !== "string") {
        const err1 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate154.errors = vErrors;
  return errors === 0;
}
var AvailableCommandInput = validate156;
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hint === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hint" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.hint !== void 0) {
      if (typeof data.hint !== "string") {
        const err1 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate156.errors = vErrors;
  return errors === 0;
}
var AvailableCommand = validate158;
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.description === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.input !== void 0) {
      let data2 = data.input;
      if (data2 !== null) {
        if (!validate156(data2, { instancePath: instancePath + "/input", parentData: data, parentDataProperty: "input", rootData })) {
          vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate158.errors = vErrors;
  return errors === 0;
}
var AvailableCommandsUpdate = validate161;
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.availableCommands === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "availableCommands" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.availableCommands !== void 0) {
      let data0 = data.availableCommands;
      if (Array.isArray(data0)) {
        const length0 = data0.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate158(data0[i0], { instancePath: instancePath + "/availableCommands/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/availableCommands", schemaPath: "#/properties/availableCommands/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate161.errors = vErrors;
  return errors === 0;
}
var SessionUpdateAvailableCommandsUpdate = validate164;
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.availableCommands === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "availableCommands" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("available_commands_update" !== data.sessionUpdate) {
        const err2 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "available_commands_update" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.availableCommands !== void 0) {
      let data1 = data.availableCommands;
      if (Array.isArray(data1)) {
        const length0 = data1.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate158(data1[i0], { instancePath: instancePath + "/availableCommands/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/availableCommands", schemaPath: "#/properties/availableCommands/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate164.errors = vErrors;
  return errors === 0;
}
var CompactionId = validate167;
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate167.errors = vErrors;
  return errors === 0;
}
var CompactionStatus = validate168;
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate168.errors = vErrors;
  return errors === 0;
}
var CompactionUpdate = validate169;
var schema68 = { "type": "object", "required": ["compactionId", "status"], "properties": { "compactionId": { "type": "string" }, "status": { "type": "string" }, "summary": { "anyOf": [{ "type": "array", "items": { "$ref": "#/$defs/ContentBlock" } }, { "type": "null" }] }, "error": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
var schema71 = { "type": "object", "properties": { "audience": { "anyOf": [{ "type": "array", "items": { "type": "string", "enum": ["assistant", "user"] } }, { "type": "null" }] }, "lastModified": { "type": ["string", "null"] }, "priority": { "type": ["number", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audience !== void 0) {
      let data0 = data.audience;
      if (data0 !== null) {
        if (Array.isArray(data0)) {
          const length0 = data0.length;
          for (let i0 = 0; i0 < length0; i0++) {
            let data1 = data0[i0];
            if (typeof data1 !== "string") {
              const err0 = { instancePath: instancePath + "/audience/" + i0, schemaPath: "#/properties/audience/anyOf/0/items/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            if (!(data1 === "assistant" || data1 === "user")) {
              const err1 = { instancePath: instancePath + "/audience/" + i0, schemaPath: "#/properties/audience/anyOf/0/items/enum", keyword: "enum", params: { allowedValues: schema71.properties.audience.anyOf[0].items.enum } };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err2 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.lastModified !== void 0) {
      let data2 = data.lastModified;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/lastModified", schemaPath: "#/properties/lastModified/type", keyword: "type", params: { type: schema71.properties.lastModified.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.priority !== void 0) {
      let data3 = data.priority;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err4 = { instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/type", keyword: "type", params: { type: schema71.properties.priority.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.text === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("text" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.annotations !== void 0) {
      let data1 = data.annotations;
      if (data1 !== null) {
        if (!validate172(data1, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        const err3 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate171.errors = vErrors;
  return errors === 0;
}
var schema72 = { "type": "object", "required": ["type", "data", "mimeType"], "properties": { "type": { "const": "image" }, "annotations": { "anyOf": [{ "$ref": "#/$defs/Annotations" }, { "type": "null" }] }, "data": { "type": "string" }, "mimeType": { "type": "string" }, "uri": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.mimeType === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mimeType" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("image" !== data.type) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "image" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.annotations !== void 0) {
      let data1 = data.annotations;
      if (data1 !== null) {
        if (!validate172(data1, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.data !== void 0) {
      if (typeof data.data !== "string") {
        const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      if (typeof data.mimeType !== "string") {
        const err5 = { instancePath: instancePath + "/mimeType", schemaPath: "#/properties/mimeType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.uri !== void 0) {
      let data4 = data.uri;
      if (typeof data4 !== "string" && data4 !== null) {
        const err6 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: schema72.properties.uri.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate176.errors = vErrors;
  return errors === 0;
}
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.mimeType === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mimeType" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("audio" !== data.type) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "audio" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.annotations !== void 0) {
      let data1 = data.annotations;
      if (data1 !== null) {
        if (!validate172(data1, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.data !== void 0) {
      if (typeof data.data !== "string") {
        const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      if (typeof data.mimeType !== "string") {
        const err5 = { instancePath: instancePath + "/mimeType", schemaPath: "#/properties/mimeType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate179.errors = vErrors;
  return errors === 0;
}
var schema74 = { "type": "object", "required": ["type", "uri", "name"], "properties": { "type": { "const": "resource_link" }, "annotations": { "anyOf": [{ "$ref": "#/$defs/Annotations" }, { "type": "null" }] }, "uri": { "type": "string" }, "name": { "type": "string" }, "title": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "mimeType": { "type": ["string", "null"] }, "size": { "type": ["integer", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.uri === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uri" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("resource_link" !== data.type) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "resource_link" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.annotations !== void 0) {
      let data1 = data.annotations;
      if (data1 !== null) {
        if (!validate172(data1, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.uri !== void 0) {
      if (typeof data.uri !== "string") {
        const err4 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data4 = data.title;
      if (typeof data4 !== "string" && data4 !== null) {
        const err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema74.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data5 = data.description;
      if (typeof data5 !== "string" && data5 !== null) {
        const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema74.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      let data6 = data.mimeType;
      if (typeof data6 !== "string" && data6 !== null) {
        const err8 = { instancePath: instancePath + "/mimeType", schemaPath: "#/properties/mimeType/type", keyword: "type", params: { type: schema74.properties.mimeType.type } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.size !== void 0) {
      let data7 = data.size;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7)) && data7 !== null) {
        const err9 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: schema74.properties.size.type } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate182.errors = vErrors;
  return errors === 0;
}
var obj1 = [{ "types": ["object"], "required": ["uri", "text"] }, { "types": ["object"], "required": ["uri", "blob"] }];
var schema77 = { "type": "object", "required": ["uri", "text"], "properties": { "uri": { "type": "string" }, "text": { "type": "string" }, "mimeType": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.uri === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uri" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.text === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.uri !== void 0) {
      if (typeof data.uri !== "string") {
        const err2 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        const err3 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      let data2 = data.mimeType;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/mimeType", schemaPath: "#/properties/mimeType/type", keyword: "type", params: { type: schema77.properties.mimeType.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate188.errors = vErrors;
  return errors === 0;
}
var schema78 = { "type": "object", "required": ["uri", "blob"], "properties": { "uri": { "type": "string" }, "blob": { "type": "string" }, "mimeType": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.uri === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uri" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.blob === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blob" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.uri !== void 0) {
      if (typeof data.uri !== "string") {
        const err2 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.blob !== void 0) {
      if (typeof data.blob !== "string") {
        const err3 = { instancePath: instancePath + "/blob", schemaPath: "#/properties/blob/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      let data2 = data.mimeType;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/mimeType", schemaPath: "#/properties/mimeType/type", keyword: "type", params: { type: schema78.properties.mimeType.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate191.errors = vErrors;
  return errors === 0;
}
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (!validate188(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
      errors = vErrors.length;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj1);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs2 = errors;
    if (!validate191(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
      errors = vErrors.length;
    }
    var accepts1 = _errs2 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj1);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["object"] } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate187.errors = vErrors;
  return errors === 0;
}
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.resource === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("resource" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "resource" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.annotations !== void 0) {
      let data1 = data.annotations;
      if (data1 !== null) {
        if (!validate172(data1, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.resource !== void 0) {
      if (!validate187(data.resource, { instancePath: instancePath + "/resource", parentData: data, parentDataProperty: "resource", rootData })) {
        vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
        errors = vErrors.length;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate185.errors = vErrors;
  return errors === 0;
}
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "text") {
        if (!validate171(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "image") {
        if (!validate176(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "audio") {
        if (!validate179(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "resource_link") {
        if (!validate182(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "resource") {
        if (!validate185(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate170.errors = vErrors;
  return errors === 0;
}
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.compactionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "compactionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.compactionId !== void 0) {
      if (typeof data.compactionId !== "string") {
        const err2 = { instancePath: instancePath + "/compactionId", schemaPath: "#/properties/compactionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.summary !== void 0) {
      let data2 = data.summary;
      if (data2 !== null) {
        if (Array.isArray(data2)) {
          const length0 = data2.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (!validate170(data2[i0], { instancePath: instancePath + "/summary/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err4 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.error !== void 0) {
      let data4 = data.error;
      if (typeof data4 !== "string" && data4 !== null) {
        const err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema68.properties.error.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate169.errors = vErrors;
  return errors === 0;
}
var SessionUpdateCompactionUpdate = validate203;
var schema79 = { "type": "object", "required": ["sessionUpdate", "compactionId", "status"], "properties": { "sessionUpdate": { "const": "compaction_update" }, "compactionId": { "type": "string" }, "status": { "type": "string" }, "summary": { "anyOf": [{ "type": "array", "items": { "$ref": "#/$defs/ContentBlock" } }, { "type": "null" }] }, "error": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.compactionId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "compactionId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("compaction_update" !== data.sessionUpdate) {
        const err3 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "compaction_update" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.compactionId !== void 0) {
      if (typeof data.compactionId !== "string") {
        const err4 = { instancePath: instancePath + "/compactionId", schemaPath: "#/properties/compactionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.summary !== void 0) {
      let data3 = data.summary;
      if (data3 !== null) {
        if (Array.isArray(data3)) {
          const length0 = data3.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (!validate170(data3[i0], { instancePath: instancePath + "/summary/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err6 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.error !== void 0) {
      let data5 = data.error;
      if (typeof data5 !== "string" && data5 !== null) {
        const err7 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema79.properties.error.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate203.errors = vErrors;
  return errors === 0;
}
var CompactionSummaryChunk = validate206;
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.compactionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "compactionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.compactionId !== void 0) {
      if (typeof data.compactionId !== "string") {
        const err2 = { instancePath: instancePath + "/compactionId", schemaPath: "#/properties/compactionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      if (!validate170(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate206.errors = vErrors;
  return errors === 0;
}
var SessionUpdateCompactionSummaryChunk = validate209;
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.compactionId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "compactionId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("compaction_summary_chunk" !== data.sessionUpdate) {
        const err3 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "compaction_summary_chunk" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.compactionId !== void 0) {
      if (typeof data.compactionId !== "string") {
        const err4 = { instancePath: instancePath + "/compactionId", schemaPath: "#/properties/compactionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      if (!validate170(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate209.errors = vErrors;
  return errors === 0;
}
var SessionConfigId = validate212;
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate212.errors = vErrors;
  return errors === 0;
}
var SessionConfigValueId = validate213;
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate213.errors = vErrors;
  return errors === 0;
}
var SessionConfigGroupId = validate214;
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate214.errors = vErrors;
  return errors === 0;
}
var SessionConfigOptionCategory = validate215;
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate215.errors = vErrors;
  return errors === 0;
}
var SessionConfigOption = validate216;
var schema87 = { "type": "object", "required": ["type", "id", "name", "currentValue", "options"], "properties": { "type": { "const": "select" }, "id": { "type": "string" }, "name": { "type": "string" }, "description": { "type": ["string", "null"] }, "category": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "currentValue": { "type": "string" }, "options": { "$ref": "#/$defs/SessionConfigSelectOptions" }, "_meta": { "$ref": "#/$defs/Meta" } } };
var obj2 = [{ "types": ["array"], "items": { "required": ["value", "name"] } }, { "types": ["array"], "items": { "required": ["group", "name", "options"] } }];
var schema89 = { "type": "object", "required": ["value", "name"], "properties": { "value": { "type": "string" }, "name": { "type": "string" }, "description": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") {
        const err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema89.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate219.errors = vErrors;
  return errors === 0;
}
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.group === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "group" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.options === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.group !== void 0) {
      if (typeof data.group !== "string") {
        const err3 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.options !== void 0) {
      let data2 = data.options;
      if (Array.isArray(data2)) {
        const length0 = data2.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate219(data2[i0], { instancePath: instancePath + "/options/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate222.errors = vErrors;
  return errors === 0;
}
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (Array.isArray(data)) {
      const length0 = data.length;
      for (let i0 = 0; i0 < length0; i0++) {
        if (!validate219(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
          errors = vErrors.length;
        }
        if (errors > 1e3) {
          break;
        }
      }
    } else {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj2);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs4 = errors;
    if (Array.isArray(data)) {
      const length1 = data.length;
      for (let i1 = 0; i1 < length1; i1++) {
        if (!validate222(data[i1], { instancePath: instancePath + "/" + i1, parentData: data, parentDataProperty: i1, rootData })) {
          vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
          errors = vErrors.length;
        }
        if (errors > 1e3) {
          break;
        }
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var accepts1 = _errs4 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj2);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["array"] } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate218.errors = vErrors;
  return errors === 0;
}
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.currentValue === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentValue" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.options === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("select" !== data.type) {
        const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "select" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 !== "string" && data3 !== null) {
        const err8 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema87.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data4 = data.category;
      if (data4 !== null) {
        if (typeof data4 !== "string") {
          const err9 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.currentValue !== void 0) {
      if (typeof data.currentValue !== "string") {
        const err10 = { instancePath: instancePath + "/currentValue", schemaPath: "#/properties/currentValue/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.options !== void 0) {
      if (!validate218(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData })) {
        vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
        errors = vErrors.length;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate217.errors = vErrors;
  return errors === 0;
}
var schema91 = { "type": "object", "required": ["type", "id", "name", "currentValue"], "properties": { "type": { "const": "boolean" }, "id": { "type": "string" }, "name": { "type": "string" }, "description": { "type": ["string", "null"] }, "category": { "anyOf": [{ "type": "string" }, { "type": "null" }] }, "currentValue": { "type": "boolean" }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.currentValue === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentValue" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("boolean" !== data.type) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "boolean" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 !== "string" && data3 !== null) {
        const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema91.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data4 = data.category;
      if (data4 !== null) {
        if (typeof data4 !== "string") {
          const err8 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.currentValue !== void 0) {
      if (typeof data.currentValue !== "boolean") {
        const err9 = { instancePath: instancePath + "/currentValue", schemaPath: "#/properties/currentValue/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate228.errors = vErrors;
  return errors === 0;
}
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "select") {
        if (!validate217(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "boolean") {
        if (!validate228(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate216.errors = vErrors;
  return errors === 0;
}
var SessionConfigSelect = validate232;
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currentValue === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentValue" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.options === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.currentValue !== void 0) {
      if (typeof data.currentValue !== "string") {
        const err2 = { instancePath: instancePath + "/currentValue", schemaPath: "#/properties/currentValue/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.options !== void 0) {
      if (!validate218(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData })) {
        vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate232.errors = vErrors;
  return errors === 0;
}
var SessionConfigOptionSelect = validate234;
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.currentValue === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentValue" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.options === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("select" !== data.type) {
        const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "select" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 !== "string" && data3 !== null) {
        const err8 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema87.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data4 = data.category;
      if (data4 !== null) {
        if (typeof data4 !== "string") {
          const err9 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.currentValue !== void 0) {
      if (typeof data.currentValue !== "string") {
        const err10 = { instancePath: instancePath + "/currentValue", schemaPath: "#/properties/currentValue/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.options !== void 0) {
      if (!validate218(data.options, { instancePath: instancePath + "/options", parentData: data, parentDataProperty: "options", rootData })) {
        vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
        errors = vErrors.length;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate234.errors = vErrors;
  return errors === 0;
}
var SessionConfigBoolean = validate237;
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currentValue === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentValue" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currentValue !== void 0) {
      if (typeof data.currentValue !== "boolean") {
        const err1 = { instancePath: instancePath + "/currentValue", schemaPath: "#/properties/currentValue/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate237.errors = vErrors;
  return errors === 0;
}
var SessionConfigOptionBoolean = validate238;
function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.currentValue === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentValue" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("boolean" !== data.type) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "boolean" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 !== "string" && data3 !== null) {
        const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema91.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data4 = data.category;
      if (data4 !== null) {
        if (typeof data4 !== "string") {
          const err8 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.currentValue !== void 0) {
      if (typeof data.currentValue !== "boolean") {
        const err9 = { instancePath: instancePath + "/currentValue", schemaPath: "#/properties/currentValue/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate238.errors = vErrors;
  return errors === 0;
}
var SessionConfigSelectOptions = validate240;
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (Array.isArray(data)) {
      const length0 = data.length;
      for (let i0 = 0; i0 < length0; i0++) {
        if (!validate219(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData })) {
          vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
          errors = vErrors.length;
        }
        if (errors > 1e3) {
          break;
        }
      }
    } else {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "array" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj2);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs4 = errors;
    if (Array.isArray(data)) {
      const length1 = data.length;
      for (let i1 = 0; i1 < length1; i1++) {
        if (!validate222(data[i1], { instancePath: instancePath + "/" + i1, parentData: data, parentDataProperty: i1, rootData })) {
          vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
          errors = vErrors.length;
        }
        if (errors > 1e3) {
          break;
        }
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    var accepts1 = _errs4 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj2);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["array"] } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate240.errors = vErrors;
  return errors === 0;
}
var SessionConfigSelectOption = validate243;
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") {
        const err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema89.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate243.errors = vErrors;
  return errors === 0;
}
var SessionConfigSelectGroup = validate245;
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.group === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "group" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.options === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.group !== void 0) {
      if (typeof data.group !== "string") {
        const err3 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.options !== void 0) {
      let data2 = data.options;
      if (Array.isArray(data2)) {
        const length0 = data2.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate219(data2[i0], { instancePath: instancePath + "/options/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate245.errors = vErrors;
  return errors === 0;
}
var SetSessionConfigOptionRequest = validate248;
var obj4 = [{ "types": ["object"], "required": ["sessionId", "configId", "type", "value"], "tags": { "type": ["boolean"] } }, { "types": ["object"], "required": ["sessionId", "configId", "value"] }];
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err4 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.configId !== void 0) {
      if (typeof data.configId !== "string") {
        const err5 = { instancePath: instancePath + "/configId", schemaPath: "#/properties/configId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("boolean" !== data.type) {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "boolean" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "boolean") {
        const err7 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate249.errors = vErrors;
  return errors === 0;
}
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err3 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.configId !== void 0) {
      if (typeof data.configId !== "string") {
        const err4 = { instancePath: instancePath + "/configId", schemaPath: "#/properties/configId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") {
        const err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate252.errors = vErrors;
  return errors === 0;
}
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (!validate249(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
      errors = vErrors.length;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj4);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs2 = errors;
    if (!validate252(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
      errors = vErrors.length;
    }
    var accepts1 = _errs2 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj4);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["object"] } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate248.errors = vErrors;
  return errors === 0;
}
var SetSessionConfigOptionRequestBoolean = validate255;
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err4 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.configId !== void 0) {
      if (typeof data.configId !== "string") {
        const err5 = { instancePath: instancePath + "/configId", schemaPath: "#/properties/configId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("boolean" !== data.type) {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "boolean" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "boolean") {
        const err7 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate255.errors = vErrors;
  return errors === 0;
}
var SetSessionConfigOptionRequestValueId = validate257;
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err3 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.configId !== void 0) {
      if (typeof data.configId !== "string") {
        const err4 = { instancePath: instancePath + "/configId", schemaPath: "#/properties/configId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") {
        const err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate257.errors = vErrors;
  return errors === 0;
}
var SetSessionConfigOptionResponse = validate259;
function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configOptions === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configOptions" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configOptions !== void 0) {
      let data0 = data.configOptions;
      if (Array.isArray(data0)) {
        const length0 = data0.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate216(data0[i0], { instancePath: instancePath + "/configOptions/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/configOptions", schemaPath: "#/properties/configOptions/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate259.errors = vErrors;
  return errors === 0;
}
var ConfigOptionUpdate = validate262;
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configOptions === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configOptions" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configOptions !== void 0) {
      let data0 = data.configOptions;
      if (Array.isArray(data0)) {
        const length0 = data0.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate216(data0[i0], { instancePath: instancePath + "/configOptions/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/configOptions", schemaPath: "#/properties/configOptions/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate262.errors = vErrors;
  return errors === 0;
}
var SessionUpdateConfigOptionUpdate = validate265;
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configOptions === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configOptions" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("config_option_update" !== data.sessionUpdate) {
        const err2 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "config_option_update" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.configOptions !== void 0) {
      let data1 = data.configOptions;
      if (Array.isArray(data1)) {
        const length0 = data1.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate216(data1[i0], { instancePath: instancePath + "/configOptions/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/configOptions", schemaPath: "#/properties/configOptions/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate265.errors = vErrors;
  return errors === 0;
}
var Role = validate268;
var schema107 = { "type": "string", "enum": ["assistant", "user"] };
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "assistant" || data === "user")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema107.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate268.errors = vErrors;
  return errors === 0;
}
var Annotations = validate269;
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.audience !== void 0) {
      let data0 = data.audience;
      if (data0 !== null) {
        if (Array.isArray(data0)) {
          const length0 = data0.length;
          for (let i0 = 0; i0 < length0; i0++) {
            let data1 = data0[i0];
            if (typeof data1 !== "string") {
              const err0 = { instancePath: instancePath + "/audience/" + i0, schemaPath: "#/properties/audience/anyOf/0/items/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            if (!(data1 === "assistant" || data1 === "user")) {
              const err1 = { instancePath: instancePath + "/audience/" + i0, schemaPath: "#/properties/audience/anyOf/0/items/enum", keyword: "enum", params: { allowedValues: schema71.properties.audience.anyOf[0].items.enum } };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err2 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.lastModified !== void 0) {
      let data2 = data.lastModified;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/lastModified", schemaPath: "#/properties/lastModified/type", keyword: "type", params: { type: schema71.properties.lastModified.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.priority !== void 0) {
      let data3 = data.priority;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err4 = { instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/type", keyword: "type", params: { type: schema71.properties.priority.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate269.errors = vErrors;
  return errors === 0;
}
var ContentBlock = validate271;
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "text") {
        if (!validate171(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "image") {
        if (!validate176(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "audio") {
        if (!validate179(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "resource_link") {
        if (!validate182(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "resource") {
        if (!validate185(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate271.errors = vErrors;
  return errors === 0;
}
var TextContent = validate277;
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.annotations !== void 0) {
      let data0 = data.annotations;
      if (data0 !== null) {
        if (!validate172(data0, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        const err1 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate277.errors = vErrors;
  return errors === 0;
}
var ContentBlockText = validate280;
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.text === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("text" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.annotations !== void 0) {
      let data1 = data.annotations;
      if (data1 !== null) {
        if (!validate172(data1, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        const err3 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate280.errors = vErrors;
  return errors === 0;
}
var ImageContent = validate283;
var schema112 = { "type": "object", "required": ["data", "mimeType"], "properties": { "annotations": { "anyOf": [{ "$ref": "#/$defs/Annotations" }, { "type": "null" }] }, "data": { "type": "string" }, "mimeType": { "type": "string" }, "uri": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.mimeType === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mimeType" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.annotations !== void 0) {
      let data0 = data.annotations;
      if (data0 !== null) {
        if (!validate172(data0, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.data !== void 0) {
      if (typeof data.data !== "string") {
        const err2 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      if (typeof data.mimeType !== "string") {
        const err3 = { instancePath: instancePath + "/mimeType", schemaPath: "#/properties/mimeType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.uri !== void 0) {
      let data3 = data.uri;
      if (typeof data3 !== "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: schema112.properties.uri.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate283.errors = vErrors;
  return errors === 0;
}
var ContentBlockImage = validate286;
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.mimeType === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mimeType" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("image" !== data.type) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "image" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.annotations !== void 0) {
      let data1 = data.annotations;
      if (data1 !== null) {
        if (!validate172(data1, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.data !== void 0) {
      if (typeof data.data !== "string") {
        const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      if (typeof data.mimeType !== "string") {
        const err5 = { instancePath: instancePath + "/mimeType", schemaPath: "#/properties/mimeType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.uri !== void 0) {
      let data4 = data.uri;
      if (typeof data4 !== "string" && data4 !== null) {
        const err6 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: schema72.properties.uri.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate286.errors = vErrors;
  return errors === 0;
}
var AudioContent = validate289;
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.mimeType === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mimeType" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.annotations !== void 0) {
      let data0 = data.annotations;
      if (data0 !== null) {
        if (!validate172(data0, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.data !== void 0) {
      if (typeof data.data !== "string") {
        const err2 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      if (typeof data.mimeType !== "string") {
        const err3 = { instancePath: instancePath + "/mimeType", schemaPath: "#/properties/mimeType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate289.errors = vErrors;
  return errors === 0;
}
var ContentBlockAudio = validate292;
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.mimeType === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mimeType" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("audio" !== data.type) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "audio" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.annotations !== void 0) {
      let data1 = data.annotations;
      if (data1 !== null) {
        if (!validate172(data1, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.data !== void 0) {
      if (typeof data.data !== "string") {
        const err4 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      if (typeof data.mimeType !== "string") {
        const err5 = { instancePath: instancePath + "/mimeType", schemaPath: "#/properties/mimeType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate292.errors = vErrors;
  return errors === 0;
}
var ResourceLink = validate295;
var schema116 = { "type": "object", "required": ["uri", "name"], "properties": { "annotations": { "anyOf": [{ "$ref": "#/$defs/Annotations" }, { "type": "null" }] }, "uri": { "type": "string" }, "name": { "type": "string" }, "title": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "mimeType": { "type": ["string", "null"] }, "size": { "type": ["integer", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.uri === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uri" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.annotations !== void 0) {
      let data0 = data.annotations;
      if (data0 !== null) {
        if (!validate172(data0, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.uri !== void 0) {
      if (typeof data.uri !== "string") {
        const err2 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data3 = data.title;
      if (typeof data3 !== "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema116.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 !== "string" && data4 !== null) {
        const err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema116.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      let data5 = data.mimeType;
      if (typeof data5 !== "string" && data5 !== null) {
        const err6 = { instancePath: instancePath + "/mimeType", schemaPath: "#/properties/mimeType/type", keyword: "type", params: { type: schema116.properties.mimeType.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.size !== void 0) {
      let data6 = data.size;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6)) && data6 !== null) {
        const err7 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: schema116.properties.size.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate295.errors = vErrors;
  return errors === 0;
}
var ContentBlockResourceLink = validate298;
function validate298(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.uri === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uri" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("resource_link" !== data.type) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "resource_link" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.annotations !== void 0) {
      let data1 = data.annotations;
      if (data1 !== null) {
        if (!validate172(data1, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.uri !== void 0) {
      if (typeof data.uri !== "string") {
        const err4 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data4 = data.title;
      if (typeof data4 !== "string" && data4 !== null) {
        const err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema74.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data5 = data.description;
      if (typeof data5 !== "string" && data5 !== null) {
        const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema74.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      let data6 = data.mimeType;
      if (typeof data6 !== "string" && data6 !== null) {
        const err8 = { instancePath: instancePath + "/mimeType", schemaPath: "#/properties/mimeType/type", keyword: "type", params: { type: schema74.properties.mimeType.type } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.size !== void 0) {
      let data7 = data.size;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7)) && data7 !== null) {
        const err9 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: schema74.properties.size.type } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate298.errors = vErrors;
  return errors === 0;
}
var EmbeddedResource = validate301;
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.resource === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.annotations !== void 0) {
      let data0 = data.annotations;
      if (data0 !== null) {
        if (!validate172(data0, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.resource !== void 0) {
      if (!validate187(data.resource, { instancePath: instancePath + "/resource", parentData: data, parentDataProperty: "resource", rootData })) {
        vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
        errors = vErrors.length;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate301.errors = vErrors;
  return errors === 0;
}
var ContentBlockResource = validate305;
function validate305(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.resource === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("resource" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "resource" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.annotations !== void 0) {
      let data1 = data.annotations;
      if (data1 !== null) {
        if (!validate172(data1, { instancePath: instancePath + "/annotations", parentData: data, parentDataProperty: "annotations", rootData })) {
          vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.resource !== void 0) {
      if (!validate187(data.resource, { instancePath: instancePath + "/resource", parentData: data, parentDataProperty: "resource", rootData })) {
        vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
        errors = vErrors.length;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate305.errors = vErrors;
  return errors === 0;
}
var EmbeddedResourceResource = validate309;
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (!validate188(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
      errors = vErrors.length;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj1);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs2 = errors;
    if (!validate191(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
      errors = vErrors.length;
    }
    var accepts1 = _errs2 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj1);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["object"] } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate309.errors = vErrors;
  return errors === 0;
}
var TextResourceContents = validate312;
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.uri === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uri" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.text === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.uri !== void 0) {
      if (typeof data.uri !== "string") {
        const err2 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        const err3 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      let data2 = data.mimeType;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/mimeType", schemaPath: "#/properties/mimeType/type", keyword: "type", params: { type: schema77.properties.mimeType.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate312.errors = vErrors;
  return errors === 0;
}
var BlobResourceContents = validate314;
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.uri === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uri" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.blob === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blob" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.uri !== void 0) {
      if (typeof data.uri !== "string") {
        const err2 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.blob !== void 0) {
      if (typeof data.blob !== "string") {
        const err3 = { instancePath: instancePath + "/blob", schemaPath: "#/properties/blob/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      let data2 = data.mimeType;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/mimeType", schemaPath: "#/properties/mimeType/type", keyword: "type", params: { type: schema78.properties.mimeType.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate314.errors = vErrors;
  return errors === 0;
}
var ElicitationSchemaType = validate316;
var schema123 = { "type": "string", "enum": ["object"] };
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "object")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema123.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate316.errors = vErrors;
  return errors === 0;
}
var ElicitationSchema = validate317;
var schema124 = { "type": "object", "properties": { "type": { "type": "string", "enum": ["object"] }, "title": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "properties": { "type": "object", "additionalProperties": { "$ref": "#/$defs/ElicitationPropertySchema" } }, "required": { "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "null" }] }, "_meta": { "$ref": "#/$defs/Meta" } } };
var obj6 = [{ "types": ["object"], "required": ["type"], "tags": { "type": ["string", "number", "integer", "boolean", "array"] } }, { "types": ["object"], "required": ["type"], "open": { "type": ["string", "number", "integer", "boolean", "array"] } }];
var schema127 = { "type": "object", "required": ["type"], "properties": { "type": { "const": "string" }, "title": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "minLength": { "type": ["integer", "null"], "minimum": 0, "maximum": 4294967295 }, "maxLength": { "type": ["integer", "null"], "minimum": 0, "maximum": 4294967295 }, "pattern": { "type": ["string", "null"] }, "format": { "anyOf": [{ "type": "string", "enum": ["email", "uri", "date", "date-time"] }, { "type": "null" }] }, "default": { "type": ["string", "null"] }, "enum": { "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "null" }] }, "oneOf": { "anyOf": [{ "type": "array", "items": { "$ref": "#/$defs/EnumOption" } }, { "type": "null" }] }, "_meta": { "$ref": "#/$defs/Meta" } } };
var schema128 = { "type": "object", "required": ["const", "title"], "properties": { "const": { "type": "string" }, "title": { "type": "string" }, "description": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.const === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "const" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.const !== void 0) {
      if (typeof data.const !== "string") {
        const err2 = { instancePath: instancePath + "/const", schemaPath: "#/properties/const/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      if (typeof data.title !== "string") {
        const err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema128.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate321.errors = vErrors;
  return errors === 0;
}
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("string" !== data.type) {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema127.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema127.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.minLength !== void 0) {
      let data3 = data.minLength;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err4 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/type", keyword: "type", params: { type: schema127.properties.minLength.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 4294967295 || isNaN(data3)) {
          const err5 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4294967295 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.maxLength !== void 0) {
      let data4 = data.maxLength;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err7 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: schema127.properties.maxLength.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 4294967295 || isNaN(data4)) {
          const err8 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4294967295 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          const err9 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.pattern !== void 0) {
      let data5 = data.pattern;
      if (typeof data5 !== "string" && data5 !== null) {
        const err10 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: schema127.properties.pattern.type } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data6 = data.format;
      if (data6 !== null) {
        if (typeof data6 !== "string") {
          const err11 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!(data6 === "email" || data6 === "uri" || data6 === "date" || data6 === "date-time")) {
          const err12 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema127.properties.format.anyOf[0].enum } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.default !== void 0) {
      let data7 = data.default;
      if (typeof data7 !== "string" && data7 !== null) {
        const err13 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema127.properties.default.type } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.enum !== void 0) {
      let data8 = data.enum;
      if (data8 !== null) {
        if (Array.isArray(data8)) {
          const length0 = data8.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (typeof data8[i0] !== "string") {
              const err14 = { instancePath: instancePath + "/enum/" + i0, schemaPath: "#/properties/enum/anyOf/0/items/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err15 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.oneOf !== void 0) {
      let data10 = data.oneOf;
      if (data10 !== null) {
        if (Array.isArray(data10)) {
          const length1 = data10.length;
          for (let i1 = 0; i1 < length1; i1++) {
            if (!validate321(data10[i1], { instancePath: instancePath + "/oneOf/" + i1, parentData: data10, parentDataProperty: i1, rootData })) {
              vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err16 = { instancePath: instancePath + "/oneOf", schemaPath: "#/properties/oneOf/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate320.errors = vErrors;
  return errors === 0;
}
var schema129 = { "type": "object", "required": ["type"], "properties": { "type": { "const": "number" }, "title": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "minimum": { "type": ["number", "null"] }, "maximum": { "type": ["number", "null"] }, "default": { "type": ["number", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate325(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("number" !== data.type) {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "number" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema129.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema129.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.minimum !== void 0) {
      let data3 = data.minimum;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err4 = { instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: schema129.properties.minimum.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.maximum !== void 0) {
      let data4 = data.maximum;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err5 = { instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: schema129.properties.maximum.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.default !== void 0) {
      let data5 = data.default;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err6 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema129.properties.default.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate325.errors = vErrors;
  return errors === 0;
}
var schema130 = { "type": "object", "required": ["type"], "properties": { "type": { "const": "integer" }, "title": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "minimum": { "type": ["integer", "null"] }, "maximum": { "type": ["integer", "null"] }, "default": { "type": ["integer", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate327(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("integer" !== data.type) {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "integer" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema130.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema130.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.minimum !== void 0) {
      let data3 = data.minimum;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err4 = { instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: schema130.properties.minimum.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.maximum !== void 0) {
      let data4 = data.maximum;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err5 = { instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: schema130.properties.maximum.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.default !== void 0) {
      let data5 = data.default;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5)) && data5 !== null) {
        const err6 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema130.properties.default.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate327.errors = vErrors;
  return errors === 0;
}
var schema131 = { "type": "object", "required": ["type"], "properties": { "type": { "const": "boolean" }, "title": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "default": { "type": ["boolean", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate329(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("boolean" !== data.type) {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "boolean" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema131.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema131.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.default !== void 0) {
      let data3 = data.default;
      if (typeof data3 !== "boolean" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema131.properties.default.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate329.errors = vErrors;
  return errors === 0;
}
var schema132 = { "type": "object", "required": ["type", "items"], "properties": { "type": { "const": "array" }, "title": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "minItems": { "type": ["integer", "null"], "minimum": 0 }, "maxItems": { "type": ["integer", "null"], "minimum": 0 }, "items": { "$ref": "#/$defs/MultiSelectItems" }, "default": { "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "null" }] }, "_meta": { "$ref": "#/$defs/Meta" } } };
var obj7 = [{ "types": ["object"], "required": ["type", "enum"], "tags": { "type": ["string"] } }, { "types": ["object"], "required": ["type"], "open": { "type": ["string"] } }, { "types": ["object"], "required": ["anyOf"] }];
function validate333(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.enum === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enum" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("string" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.enum !== void 0) {
      let data1 = data.enum;
      if (Array.isArray(data1)) {
        const length0 = data1.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data1[i0] !== "string") {
            const err3 = { instancePath: instancePath + "/enum/" + i0, schemaPath: "#/properties/enum/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate333.errors = vErrors;
  return errors === 0;
}
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(data0 === "string")) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/not", keyword: "not", params: {} };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate336.errors = vErrors;
  return errors === 0;
}
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.anyOf === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "anyOf" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.anyOf !== void 0) {
      let data0 = data.anyOf;
      if (Array.isArray(data0)) {
        const length0 = data0.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate321(data0[i0], { instancePath: instancePath + "/anyOf/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/anyOf", schemaPath: "#/properties/anyOf/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate338.errors = vErrors;
  return errors === 0;
}
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (!validate333(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
      errors = vErrors.length;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj7);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs2 = errors;
    if (!validate336(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
      errors = vErrors.length;
    }
    var accepts1 = _errs2 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj7);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before2 = errors;
    const _errs3 = errors;
    if (!validate338(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
      errors = vErrors.length;
    }
    var accepts2 = _errs3 === errors;
    if (accepts2) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj7);
      if (chosen0 !== 2) {
        errors = before2;
        if (vErrors !== null) {
          if (before2) {
            vErrors.length = before2;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["object"] } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate332.errors = vErrors;
  return errors === 0;
}
function validate331(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.items === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("array" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "array" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema132.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema132.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.minItems !== void 0) {
      let data3 = data.minItems;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err5 = { instancePath: instancePath + "/minItems", schemaPath: "#/properties/minItems/type", keyword: "type", params: { type: schema132.properties.minItems.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/minItems", schemaPath: "#/properties/minItems/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.maxItems !== void 0) {
      let data4 = data.maxItems;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err7 = { instancePath: instancePath + "/maxItems", schemaPath: "#/properties/maxItems/type", keyword: "type", params: { type: schema132.properties.maxItems.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          const err8 = { instancePath: instancePath + "/maxItems", schemaPath: "#/properties/maxItems/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.items !== void 0) {
      if (!validate332(data.items, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData })) {
        vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
        errors = vErrors.length;
      }
    }
    if (data.default !== void 0) {
      let data6 = data.default;
      if (data6 !== null) {
        if (Array.isArray(data6)) {
          const length0 = data6.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (typeof data6[i0] !== "string") {
              const err9 = { instancePath: instancePath + "/default/" + i0, schemaPath: "#/properties/default/anyOf/0/items/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err10 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate331.errors = vErrors;
  return errors === 0;
}
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "string") {
        if (!validate320(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "number") {
        if (!validate325(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "integer") {
        if (!validate327(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "boolean") {
        if (!validate329(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "array") {
        if (!validate331(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate319.errors = vErrors;
  return errors === 0;
}
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(data0 === "string" || data0 === "number" || data0 === "integer" || data0 === "boolean" || data0 === "array")) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/not", keyword: "not", params: {} };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate350.errors = vErrors;
  return errors === 0;
}
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (!validate319(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
      errors = vErrors.length;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj6);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs2 = errors;
    if (!validate350(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
      errors = vErrors.length;
    }
    var accepts1 = _errs2 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj6);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["object"] } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate318.errors = vErrors;
  return errors === 0;
}
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err0 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (!(data0 === "object")) {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema124.properties.type.enum } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema124.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema124.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.properties !== void 0) {
      let data3 = data.properties;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (const key0 in data3) {
          if (!validate318(data3[key0], { instancePath: instancePath + "/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key0, rootData })) {
            vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/properties", schemaPath: "#/properties/properties/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.required !== void 0) {
      let data5 = data.required;
      if (data5 !== null) {
        if (Array.isArray(data5)) {
          const length0 = data5.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (typeof data5[i0] !== "string") {
              const err5 = { instancePath: instancePath + "/required/" + i0, schemaPath: "#/properties/required/anyOf/0/items/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err6 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate317.errors = vErrors;
  return errors === 0;
}
var ElicitationPropertySchema = validate354;
function validate354(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (!validate319(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
      errors = vErrors.length;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj6);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs2 = errors;
    if (!validate350(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
      errors = vErrors.length;
    }
    var accepts1 = _errs2 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj6);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["object"] } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate354.errors = vErrors;
  return errors === 0;
}
var ElicitationPropertySchemaKnown = validate357;
function validate357(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "string") {
        if (!validate320(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "number") {
        if (!validate325(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "integer") {
        if (!validate327(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "boolean") {
        if (!validate329(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "array") {
        if (!validate331(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate357.errors = vErrors;
  return errors === 0;
}
var StringPropertySchema = validate363;
var schema140 = { "type": "object", "properties": { "title": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "minLength": { "type": ["integer", "null"], "minimum": 0, "maximum": 4294967295 }, "maxLength": { "type": ["integer", "null"], "minimum": 0, "maximum": 4294967295 }, "pattern": { "type": ["string", "null"] }, "format": { "anyOf": [{ "type": "string", "enum": ["email", "uri", "date", "date-time"] }, { "type": "null" }] }, "default": { "type": ["string", "null"] }, "enum": { "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "null" }] }, "oneOf": { "anyOf": [{ "type": "array", "items": { "$ref": "#/$defs/EnumOption" } }, { "type": "null" }] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema140.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema140.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.minLength !== void 0) {
      let data2 = data.minLength;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/type", keyword: "type", params: { type: schema140.properties.minLength.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 4294967295 || isNaN(data2)) {
          const err3 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4294967295 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err4 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.maxLength !== void 0) {
      let data3 = data.maxLength;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err5 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: schema140.properties.maxLength.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 4294967295 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4294967295 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.pattern !== void 0) {
      let data4 = data.pattern;
      if (typeof data4 !== "string" && data4 !== null) {
        const err8 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: schema140.properties.pattern.type } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data5 = data.format;
      if (data5 !== null) {
        if (typeof data5 !== "string") {
          const err9 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!(data5 === "email" || data5 === "uri" || data5 === "date" || data5 === "date-time")) {
          const err10 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema140.properties.format.anyOf[0].enum } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.default !== void 0) {
      let data6 = data.default;
      if (typeof data6 !== "string" && data6 !== null) {
        const err11 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema140.properties.default.type } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.enum !== void 0) {
      let data7 = data.enum;
      if (data7 !== null) {
        if (Array.isArray(data7)) {
          const length0 = data7.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (typeof data7[i0] !== "string") {
              const err12 = { instancePath: instancePath + "/enum/" + i0, schemaPath: "#/properties/enum/anyOf/0/items/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err13 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.oneOf !== void 0) {
      let data9 = data.oneOf;
      if (data9 !== null) {
        if (Array.isArray(data9)) {
          const length1 = data9.length;
          for (let i1 = 0; i1 < length1; i1++) {
            if (!validate321(data9[i1], { instancePath: instancePath + "/oneOf/" + i1, parentData: data9, parentDataProperty: i1, rootData })) {
              vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err14 = { instancePath: instancePath + "/oneOf", schemaPath: "#/properties/oneOf/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
    }
    errors++;
  }
  validate363.errors = vErrors;
  return errors === 0;
}
var ElicitationPropertySchemaString = validate366;
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("string" !== data.type) {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema127.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema127.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.minLength !== void 0) {
      let data3 = data.minLength;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err4 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/type", keyword: "type", params: { type: schema127.properties.minLength.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 4294967295 || isNaN(data3)) {
          const err5 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4294967295 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/minLength", schemaPath: "#/properties/minLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.maxLength !== void 0) {
      let data4 = data.maxLength;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err7 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/type", keyword: "type", params: { type: schema127.properties.maxLength.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 4294967295 || isNaN(data4)) {
          const err8 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4294967295 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          const err9 = { instancePath: instancePath + "/maxLength", schemaPath: "#/properties/maxLength/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.pattern !== void 0) {
      let data5 = data.pattern;
      if (typeof data5 !== "string" && data5 !== null) {
        const err10 = { instancePath: instancePath + "/pattern", schemaPath: "#/properties/pattern/type", keyword: "type", params: { type: schema127.properties.pattern.type } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data6 = data.format;
      if (data6 !== null) {
        if (typeof data6 !== "string") {
          const err11 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!(data6 === "email" || data6 === "uri" || data6 === "date" || data6 === "date-time")) {
          const err12 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema127.properties.format.anyOf[0].enum } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.default !== void 0) {
      let data7 = data.default;
      if (typeof data7 !== "string" && data7 !== null) {
        const err13 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema127.properties.default.type } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.enum !== void 0) {
      let data8 = data.enum;
      if (data8 !== null) {
        if (Array.isArray(data8)) {
          const length0 = data8.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (typeof data8[i0] !== "string") {
              const err14 = { instancePath: instancePath + "/enum/" + i0, schemaPath: "#/properties/enum/anyOf/0/items/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err15 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.oneOf !== void 0) {
      let data10 = data.oneOf;
      if (data10 !== null) {
        if (Array.isArray(data10)) {
          const length1 = data10.length;
          for (let i1 = 0; i1 < length1; i1++) {
            if (!validate321(data10[i1], { instancePath: instancePath + "/oneOf/" + i1, parentData: data10, parentDataProperty: i1, rootData })) {
              vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err16 = { instancePath: instancePath + "/oneOf", schemaPath: "#/properties/oneOf/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate366.errors = vErrors;
  return errors === 0;
}
var NumberPropertySchema = validate369;
var schema142 = { "type": "object", "properties": { "title": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "minimum": { "type": ["number", "null"] }, "maximum": { "type": ["number", "null"] }, "default": { "type": ["number", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema142.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema142.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.minimum !== void 0) {
      let data2 = data.minimum;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: schema142.properties.minimum.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.maximum !== void 0) {
      let data3 = data.maximum;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: schema142.properties.maximum.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.default !== void 0) {
      let data4 = data.default;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema142.properties.default.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate369.errors = vErrors;
  return errors === 0;
}
var ElicitationPropertySchemaNumber = validate371;
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("number" !== data.type) {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "number" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema129.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema129.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.minimum !== void 0) {
      let data3 = data.minimum;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err4 = { instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: schema129.properties.minimum.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.maximum !== void 0) {
      let data4 = data.maximum;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err5 = { instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: schema129.properties.maximum.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.default !== void 0) {
      let data5 = data.default;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err6 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema129.properties.default.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate371.errors = vErrors;
  return errors === 0;
}
var IntegerPropertySchema = validate373;
var schema144 = { "type": "object", "properties": { "title": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "minimum": { "type": ["integer", "null"] }, "maximum": { "type": ["integer", "null"] }, "default": { "type": ["integer", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate373(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema144.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema144.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.minimum !== void 0) {
      let data2 = data.minimum;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: schema144.properties.minimum.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.maximum !== void 0) {
      let data3 = data.maximum;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: schema144.properties.maximum.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.default !== void 0) {
      let data4 = data.default;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema144.properties.default.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate373.errors = vErrors;
  return errors === 0;
}
var ElicitationPropertySchemaInteger = validate375;
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("integer" !== data.type) {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "integer" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema130.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema130.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.minimum !== void 0) {
      let data3 = data.minimum;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err4 = { instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: schema130.properties.minimum.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.maximum !== void 0) {
      let data4 = data.maximum;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err5 = { instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: schema130.properties.maximum.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.default !== void 0) {
      let data5 = data.default;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5)) && data5 !== null) {
        const err6 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema130.properties.default.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate375.errors = vErrors;
  return errors === 0;
}
var BooleanPropertySchema = validate377;
var schema146 = { "type": "object", "properties": { "title": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "default": { "type": ["boolean", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema146.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema146.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.default !== void 0) {
      let data2 = data.default;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema146.properties.default.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate377.errors = vErrors;
  return errors === 0;
}
var ElicitationPropertySchemaBoolean = validate379;
function validate379(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("boolean" !== data.type) {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "boolean" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema131.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema131.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.default !== void 0) {
      let data3 = data.default;
      if (typeof data3 !== "boolean" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema131.properties.default.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate379.errors = vErrors;
  return errors === 0;
}
var MultiSelectPropertySchema = validate381;
var schema148 = { "type": "object", "required": ["items"], "properties": { "title": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "minItems": { "type": ["integer", "null"], "minimum": 0 }, "maxItems": { "type": ["integer", "null"], "minimum": 0 }, "items": { "$ref": "#/$defs/MultiSelectItems" }, "default": { "anyOf": [{ "type": "array", "items": { "type": "string" } }, { "type": "null" }] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate381(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 !== "string" && data0 !== null) {
        const err1 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema148.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema148.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.minItems !== void 0) {
      let data2 = data.minItems;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        const err3 = { instancePath: instancePath + "/minItems", schemaPath: "#/properties/minItems/type", keyword: "type", params: { type: schema148.properties.minItems.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err4 = { instancePath: instancePath + "/minItems", schemaPath: "#/properties/minItems/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.maxItems !== void 0) {
      let data3 = data.maxItems;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err5 = { instancePath: instancePath + "/maxItems", schemaPath: "#/properties/maxItems/type", keyword: "type", params: { type: schema148.properties.maxItems.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/maxItems", schemaPath: "#/properties/maxItems/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.items !== void 0) {
      if (!validate332(data.items, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData })) {
        vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
        errors = vErrors.length;
      }
    }
    if (data.default !== void 0) {
      let data5 = data.default;
      if (data5 !== null) {
        if (Array.isArray(data5)) {
          const length0 = data5.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (typeof data5[i0] !== "string") {
              const err7 = { instancePath: instancePath + "/default/" + i0, schemaPath: "#/properties/default/anyOf/0/items/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err8 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate381.errors = vErrors;
  return errors === 0;
}
var ElicitationPropertySchemaArray = validate384;
function validate384(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.items === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("array" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "array" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema132.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema132.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.minItems !== void 0) {
      let data3 = data.minItems;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err5 = { instancePath: instancePath + "/minItems", schemaPath: "#/properties/minItems/type", keyword: "type", params: { type: schema132.properties.minItems.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/minItems", schemaPath: "#/properties/minItems/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.maxItems !== void 0) {
      let data4 = data.maxItems;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err7 = { instancePath: instancePath + "/maxItems", schemaPath: "#/properties/maxItems/type", keyword: "type", params: { type: schema132.properties.maxItems.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          const err8 = { instancePath: instancePath + "/maxItems", schemaPath: "#/properties/maxItems/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.items !== void 0) {
      if (!validate332(data.items, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData })) {
        vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
        errors = vErrors.length;
      }
    }
    if (data.default !== void 0) {
      let data6 = data.default;
      if (data6 !== null) {
        if (Array.isArray(data6)) {
          const length0 = data6.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (typeof data6[i0] !== "string") {
              const err9 = { instancePath: instancePath + "/default/" + i0, schemaPath: "#/properties/default/anyOf/0/items/type", keyword: "type", params: { type: "string" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err10 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate384.errors = vErrors;
  return errors === 0;
}
var ElicitationPropertySchemaOther = validate387;
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(data0 === "string" || data0 === "number" || data0 === "integer" || data0 === "boolean" || data0 === "array")) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/not", keyword: "not", params: {} };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate387.errors = vErrors;
  return errors === 0;
}
var StringFormat = validate388;
var schema151 = { "type": "string", "enum": ["email", "uri", "date", "date-time"] };
function validate388(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "email" || data === "uri" || data === "date" || data === "date-time")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema151.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate388.errors = vErrors;
  return errors === 0;
}
var EnumOption = validate389;
function validate389(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.const === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "const" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.const !== void 0) {
      if (typeof data.const !== "string") {
        const err2 = { instancePath: instancePath + "/const", schemaPath: "#/properties/const/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      if (typeof data.title !== "string") {
        const err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema128.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate389.errors = vErrors;
  return errors === 0;
}
var MultiSelectItems = validate391;
function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (!validate333(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
      errors = vErrors.length;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj7);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs2 = errors;
    if (!validate336(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
      errors = vErrors.length;
    }
    var accepts1 = _errs2 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj7);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before2 = errors;
    const _errs3 = errors;
    if (!validate338(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
      errors = vErrors.length;
    }
    var accepts2 = _errs3 === errors;
    if (accepts2) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj7);
      if (chosen0 !== 2) {
        errors = before2;
        if (vErrors !== null) {
          if (before2) {
            vErrors.length = before2;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["object"] } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate391.errors = vErrors;
  return errors === 0;
}
var StringMultiSelectItems = validate395;
function validate395(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.enum === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enum" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.enum !== void 0) {
      let data0 = data.enum;
      if (Array.isArray(data0)) {
        const length0 = data0.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data0[i0] !== "string") {
            const err1 = { instancePath: instancePath + "/enum/" + i0, schemaPath: "#/properties/enum/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate395.errors = vErrors;
  return errors === 0;
}
var MultiSelectItemsString = validate397;
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.enum === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enum" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("string" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.enum !== void 0) {
      let data1 = data.enum;
      if (Array.isArray(data1)) {
        const length0 = data1.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data1[i0] !== "string") {
            const err3 = { instancePath: instancePath + "/enum/" + i0, schemaPath: "#/properties/enum/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/enum", schemaPath: "#/properties/enum/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate397.errors = vErrors;
  return errors === 0;
}
var MultiSelectItemsOther = validate399;
function validate399(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(data0 === "string")) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/not", keyword: "not", params: {} };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate399.errors = vErrors;
  return errors === 0;
}
var TitledMultiSelectItems = validate400;
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.anyOf === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "anyOf" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.anyOf !== void 0) {
      let data0 = data.anyOf;
      if (Array.isArray(data0)) {
        const length0 = data0.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate321(data0[i0], { instancePath: instancePath + "/anyOf/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/anyOf", schemaPath: "#/properties/anyOf/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate400.errors = vErrors;
  return errors === 0;
}
var ElicitationId = validate403;
function validate403(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate403.errors = vErrors;
  return errors === 0;
}
var ElicitationSessionScope = validate404;
function validate404(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err1 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      let data1 = data.toolCallId;
      if (data1 !== null) {
        if (typeof data1 !== "string") {
          const err2 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate404.errors = vErrors;
  return errors === 0;
}
var ElicitationRequestScope = validate405;
var schema160 = { "type": "object", "required": ["requestId"], "properties": { "requestId": { "type": ["integer", "string", "null"] } } };
function validate405(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requestId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.requestId !== void 0) {
      let data0 = data.requestId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
        const err1 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: schema160.properties.requestId.type } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate405.errors = vErrors;
  return errors === 0;
}
var ElicitationFormMode = validate406;
var obj10 = [{ "types": ["object"], "required": ["requestedSchema", "sessionId"] }, { "types": ["object"], "required": ["requestedSchema", "requestId"] }];
function validate407(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requestedSchema === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestedSchema" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requestedSchema !== void 0) {
      if (!validate317(data.requestedSchema, { instancePath: instancePath + "/requestedSchema", parentData: data, parentDataProperty: "requestedSchema", rootData })) {
        vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
        errors = vErrors.length;
      }
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      let data2 = data.toolCallId;
      if (data2 !== null) {
        if (typeof data2 !== "string") {
          const err3 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate407.errors = vErrors;
  return errors === 0;
}
var schema163 = { "type": "object", "required": ["requestedSchema", "requestId"], "properties": { "requestedSchema": { "$ref": "#/$defs/ElicitationSchema" }, "requestId": { "type": ["integer", "string", "null"] } } };
function validate410(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requestedSchema === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestedSchema" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.requestId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requestedSchema !== void 0) {
      if (!validate317(data.requestedSchema, { instancePath: instancePath + "/requestedSchema", parentData: data, parentDataProperty: "requestedSchema", rootData })) {
        vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
        errors = vErrors.length;
      }
    }
    if (data.requestId !== void 0) {
      let data1 = data.requestId;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1)) && typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: schema163.properties.requestId.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate410.errors = vErrors;
  return errors === 0;
}
function validate406(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (!validate407(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
      errors = vErrors.length;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj10);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs2 = errors;
    if (!validate410(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
      errors = vErrors.length;
    }
    var accepts1 = _errs2 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj10);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["object"] } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate406.errors = vErrors;
  return errors === 0;
}
var ElicitationUrlMode = validate413;
var obj11 = [{ "types": ["object"], "required": ["elicitationId", "url", "sessionId"] }, { "types": ["object"], "required": ["elicitationId", "url", "requestId"] }];
function validate414(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.elicitationId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "elicitationId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.elicitationId !== void 0) {
      if (typeof data.elicitationId !== "string") {
        const err3 = { instancePath: instancePath + "/elicitationId", schemaPath: "#/properties/elicitationId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err5 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      let data3 = data.toolCallId;
      if (data3 !== null) {
        if (typeof data3 !== "string") {
          const err6 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate414.errors = vErrors;
  return errors === 0;
}
var schema166 = { "type": "object", "required": ["elicitationId", "url", "requestId"], "properties": { "elicitationId": { "type": "string" }, "url": { "type": "string" }, "requestId": { "type": ["integer", "string", "null"] } } };
function validate416(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.elicitationId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "elicitationId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requestId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.elicitationId !== void 0) {
      if (typeof data.elicitationId !== "string") {
        const err3 = { instancePath: instancePath + "/elicitationId", schemaPath: "#/properties/elicitationId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.requestId !== void 0) {
      let data2 = data.requestId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && typeof data2 !== "string" && data2 !== null) {
        const err5 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: schema166.properties.requestId.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate416.errors = vErrors;
  return errors === 0;
}
function validate413(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (!validate414(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
      errors = vErrors.length;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj11);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs2 = errors;
    if (!validate416(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
      errors = vErrors.length;
    }
    var accepts1 = _errs2 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj11);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["object"] } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate413.errors = vErrors;
  return errors === 0;
}
var ElicitationFormModeForSession = validate418;
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requestedSchema === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestedSchema" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requestedSchema !== void 0) {
      if (!validate317(data.requestedSchema, { instancePath: instancePath + "/requestedSchema", parentData: data, parentDataProperty: "requestedSchema", rootData })) {
        vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
        errors = vErrors.length;
      }
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      let data2 = data.toolCallId;
      if (data2 !== null) {
        if (typeof data2 !== "string") {
          const err3 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate418.errors = vErrors;
  return errors === 0;
}
var ElicitationUrlModeForSession = validate420;
function validate420(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.elicitationId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "elicitationId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.elicitationId !== void 0) {
      if (typeof data.elicitationId !== "string") {
        const err3 = { instancePath: instancePath + "/elicitationId", schemaPath: "#/properties/elicitationId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err5 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      let data3 = data.toolCallId;
      if (data3 !== null) {
        if (typeof data3 !== "string") {
          const err6 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate420.errors = vErrors;
  return errors === 0;
}
var ElicitationFormModeForRequest = validate421;
function validate421(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requestedSchema === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestedSchema" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.requestId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requestedSchema !== void 0) {
      if (!validate317(data.requestedSchema, { instancePath: instancePath + "/requestedSchema", parentData: data, parentDataProperty: "requestedSchema", rootData })) {
        vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
        errors = vErrors.length;
      }
    }
    if (data.requestId !== void 0) {
      let data1 = data.requestId;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1)) && typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: schema163.properties.requestId.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate421.errors = vErrors;
  return errors === 0;
}
var ElicitationUrlModeForRequest = validate423;
function validate423(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.elicitationId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "elicitationId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requestId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.elicitationId !== void 0) {
      if (typeof data.elicitationId !== "string") {
        const err3 = { instancePath: instancePath + "/elicitationId", schemaPath: "#/properties/elicitationId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.requestId !== void 0) {
      let data2 = data.requestId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && typeof data2 !== "string" && data2 !== null) {
        const err5 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: schema166.properties.requestId.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate423.errors = vErrors;
  return errors === 0;
}
var CreateElicitationRequest = validate424;
var obj12 = [{ "types": ["object"], "required": ["mode", "message", "sessionId"], "tags": { "mode": ["form", "url"] } }, { "types": ["object"], "required": ["mode", "message", "requestId"], "tags": { "mode": ["form", "url"] } }, { "types": ["object"], "required": ["mode", "message", "sessionId"], "open": { "mode": ["form", "url"] } }, { "types": ["object"], "required": ["mode", "message", "requestId"], "open": { "mode": ["form", "url"] } }];
function validate426(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requestedSchema === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestedSchema" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      if ("form" !== data.mode) {
        const err4 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "form" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err5 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.requestedSchema !== void 0) {
      if (!validate317(data.requestedSchema, { instancePath: instancePath + "/requestedSchema", parentData: data, parentDataProperty: "requestedSchema", rootData })) {
        vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
        errors = vErrors.length;
      }
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err6 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      let data4 = data.toolCallId;
      if (data4 !== null) {
        if (typeof data4 !== "string") {
          const err7 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate426.errors = vErrors;
  return errors === 0;
}
function validate429(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.elicitationId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "elicitationId" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      if ("url" !== data.mode) {
        const err5 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "url" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.elicitationId !== void 0) {
      if (typeof data.elicitationId !== "string") {
        const err7 = { instancePath: instancePath + "/elicitationId", schemaPath: "#/properties/elicitationId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err8 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err9 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      let data5 = data.toolCallId;
      if (data5 !== null) {
        if (typeof data5 !== "string") {
          const err10 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate429.errors = vErrors;
  return errors === 0;
}
function validate425(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.mode;
    if (typeof tag0 == "string") {
      if (tag0 === "form") {
        if (!validate426(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "url") {
        if (!validate429(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "mode", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "mode", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate425.errors = vErrors;
  return errors === 0;
}
var schema176 = { "type": "object", "required": ["mode", "message", "requestedSchema", "requestId"], "properties": { "mode": { "const": "form" }, "message": { "type": "string" }, "requestedSchema": { "$ref": "#/$defs/ElicitationSchema" }, "requestId": { "type": ["integer", "string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate435(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requestedSchema === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestedSchema" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.requestId === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      if ("form" !== data.mode) {
        const err4 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "form" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err5 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.requestedSchema !== void 0) {
      if (!validate317(data.requestedSchema, { instancePath: instancePath + "/requestedSchema", parentData: data, parentDataProperty: "requestedSchema", rootData })) {
        vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
        errors = vErrors.length;
      }
    }
    if (data.requestId !== void 0) {
      let data3 = data.requestId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && typeof data3 !== "string" && data3 !== null) {
        const err6 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: schema176.properties.requestId.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate435.errors = vErrors;
  return errors === 0;
}
var schema177 = { "type": "object", "required": ["mode", "message", "elicitationId", "url", "requestId"], "properties": { "mode": { "const": "url" }, "message": { "type": "string" }, "elicitationId": { "type": "string" }, "url": { "type": "string" }, "requestId": { "type": ["integer", "string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate438(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.elicitationId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "elicitationId" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.requestId === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      if ("url" !== data.mode) {
        const err5 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "url" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.elicitationId !== void 0) {
      if (typeof data.elicitationId !== "string") {
        const err7 = { instancePath: instancePath + "/elicitationId", schemaPath: "#/properties/elicitationId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err8 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.requestId !== void 0) {
      let data4 = data.requestId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && typeof data4 !== "string" && data4 !== null) {
        const err9 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: schema177.properties.requestId.type } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate438.errors = vErrors;
  return errors === 0;
}
function validate434(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.mode;
    if (typeof tag0 == "string") {
      if (tag0 === "form") {
        if (!validate435(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "url") {
        if (!validate438(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "mode", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "mode", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate434.errors = vErrors;
  return errors === 0;
}
function validate443(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      let data0 = data.mode;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(data0 === "form" || data0 === "url")) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        const err5 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/not", keyword: "not", params: {} };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err7 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      let data3 = data.toolCallId;
      if (data3 !== null) {
        if (typeof data3 !== "string") {
          const err8 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate443.errors = vErrors;
  return errors === 0;
}
var schema179 = { "type": "object", "required": ["mode", "message", "requestId"], "properties": { "mode": { "type": "string", "not": { "enum": ["form", "url"] } }, "message": { "type": "string" }, "requestId": { "type": ["integer", "string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate446(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requestId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      let data0 = data.mode;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(data0 === "form" || data0 === "url")) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        const err5 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/not", keyword: "not", params: {} };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.requestId !== void 0) {
      let data2 = data.requestId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && typeof data2 !== "string" && data2 !== null) {
        const err7 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: schema179.properties.requestId.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate446.errors = vErrors;
  return errors === 0;
}
function validate424(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (!validate425(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
      errors = vErrors.length;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj12);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs2 = errors;
    if (!validate434(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
      errors = vErrors.length;
    }
    var accepts1 = _errs2 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj12);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before2 = errors;
    const _errs3 = errors;
    if (!validate443(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
      errors = vErrors.length;
    }
    var accepts2 = _errs3 === errors;
    if (accepts2) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj12);
      if (chosen0 !== 2) {
        errors = before2;
        if (vErrors !== null) {
          if (before2) {
            vErrors.length = before2;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before3 = errors;
    const _errs4 = errors;
    if (!validate446(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate446.errors : vErrors.concat(validate446.errors);
      errors = vErrors.length;
    }
    var accepts3 = _errs4 === errors;
    if (accepts3) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj12);
      if (chosen0 !== 3) {
        errors = before3;
        if (vErrors !== null) {
          if (before3) {
            vErrors.length = before3;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["object"] } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate424.errors = vErrors;
  return errors === 0;
}
var CreateElicitationRequestForSession = validate449;
function validate449(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.mode;
    if (typeof tag0 == "string") {
      if (tag0 === "form") {
        if (!validate426(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "url") {
        if (!validate429(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "mode", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "mode", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate449.errors = vErrors;
  return errors === 0;
}
var CreateElicitationRequestForSessionForm = validate452;
function validate452(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requestedSchema === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestedSchema" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      if ("form" !== data.mode) {
        const err4 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "form" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err5 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.requestedSchema !== void 0) {
      if (!validate317(data.requestedSchema, { instancePath: instancePath + "/requestedSchema", parentData: data, parentDataProperty: "requestedSchema", rootData })) {
        vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
        errors = vErrors.length;
      }
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err6 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      let data4 = data.toolCallId;
      if (data4 !== null) {
        if (typeof data4 !== "string") {
          const err7 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate452.errors = vErrors;
  return errors === 0;
}
var CreateElicitationRequestForSessionUrl = validate455;
function validate455(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.elicitationId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "elicitationId" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      if ("url" !== data.mode) {
        const err5 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "url" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.elicitationId !== void 0) {
      if (typeof data.elicitationId !== "string") {
        const err7 = { instancePath: instancePath + "/elicitationId", schemaPath: "#/properties/elicitationId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err8 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err9 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      let data5 = data.toolCallId;
      if (data5 !== null) {
        if (typeof data5 !== "string") {
          const err10 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate455.errors = vErrors;
  return errors === 0;
}
var CreateElicitationRequestForSessionOther = validate457;
function validate457(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      let data0 = data.mode;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(data0 === "form" || data0 === "url")) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        const err5 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/not", keyword: "not", params: {} };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err7 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      let data3 = data.toolCallId;
      if (data3 !== null) {
        if (typeof data3 !== "string") {
          const err8 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate457.errors = vErrors;
  return errors === 0;
}
var CreateElicitationRequestForRequest = validate459;
function validate459(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.mode;
    if (typeof tag0 == "string") {
      if (tag0 === "form") {
        if (!validate435(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "url") {
        if (!validate438(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "mode", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "mode", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate459.errors = vErrors;
  return errors === 0;
}
var CreateElicitationRequestForRequestForm = validate462;
function validate462(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requestedSchema === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestedSchema" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.requestId === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      if ("form" !== data.mode) {
        const err4 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "form" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err5 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.requestedSchema !== void 0) {
      if (!validate317(data.requestedSchema, { instancePath: instancePath + "/requestedSchema", parentData: data, parentDataProperty: "requestedSchema", rootData })) {
        vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
        errors = vErrors.length;
      }
    }
    if (data.requestId !== void 0) {
      let data3 = data.requestId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && typeof data3 !== "string" && data3 !== null) {
        const err6 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: schema176.properties.requestId.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate462.errors = vErrors;
  return errors === 0;
}
var CreateElicitationRequestForRequestUrl = validate465;
function validate465(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.elicitationId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "elicitationId" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.requestId === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      if ("url" !== data.mode) {
        const err5 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "url" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.elicitationId !== void 0) {
      if (typeof data.elicitationId !== "string") {
        const err7 = { instancePath: instancePath + "/elicitationId", schemaPath: "#/properties/elicitationId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err8 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.requestId !== void 0) {
      let data4 = data.requestId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && typeof data4 !== "string" && data4 !== null) {
        const err9 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: schema177.properties.requestId.type } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate465.errors = vErrors;
  return errors === 0;
}
var CreateElicitationRequestForRequestOther = validate467;
function validate467(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.requestId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.mode !== void 0) {
      let data0 = data.mode;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(data0 === "form" || data0 === "url")) {
        const err4 = {};
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        const err5 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/not", keyword: "not", params: {} };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.requestId !== void 0) {
      let data2 = data.requestId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && typeof data2 !== "string" && data2 !== null) {
        const err7 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: schema179.properties.requestId.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate467.errors = vErrors;
  return errors === 0;
}
var CreateElicitationResponse = validate469;
var obj13 = [{ "types": ["object"], "required": ["action"], "tags": { "action": ["accept", "decline", "cancel"] } }, { "types": ["object"], "required": ["action"], "open": { "action": ["accept", "decline", "cancel"] } }];
var schema191 = { "anyOf": [{ "type": ["string", "integer", "number", "boolean"] }, { "type": "array", "items": { "type": "string" } }], "branches": [{ "types": ["string", "number", "boolean"] }, { "types": ["array"] }] };
var obj14 = [{ "types": ["string", "number", "boolean"] }, { "types": ["array"] }];
function validate472(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean") {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: schema191.anyOf[0].type } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj14);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs3 = errors;
    if (Array.isArray(data)) {
      const length0 = data.length;
      for (let i0 = 0; i0 < length0; i0++) {
        if (typeof data[i0] !== "string") {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/1/items/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (errors > 1e3) {
          break;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    var accepts1 = _errs3 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj14);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["string", "number", "boolean", "array"] } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  }
  validate472.errors = vErrors;
  return errors === 0;
}
function validate471(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.action !== void 0) {
      if ("accept" !== data.action) {
        const err1 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "accept" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data1 = data.content;
      if (data1 !== null) {
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          for (const key0 in data1) {
            if (!validate472(data1[key0], { instancePath: instancePath + "/content/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key0, rootData })) {
              vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err2 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/anyOf/0/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate471.errors = vErrors;
  return errors === 0;
}
function validate475(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.action !== void 0) {
      if ("decline" !== data.action) {
        const err1 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "decline" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate475.errors = vErrors;
  return errors === 0;
}
function validate477(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.action !== void 0) {
      if ("cancel" !== data.action) {
        const err1 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "cancel" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate477.errors = vErrors;
  return errors === 0;
}
function validate470(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.action;
    if (typeof tag0 == "string") {
      if (tag0 === "accept") {
        if (!validate471(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "decline") {
        if (!validate475(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "cancel") {
        if (!validate477(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "action", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "action", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate470.errors = vErrors;
  return errors === 0;
}
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(data0 === "accept" || data0 === "decline" || data0 === "cancel")) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        const err3 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/not", keyword: "not", params: {} };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate483.errors = vErrors;
  return errors === 0;
}
function validate469(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (!validate470(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
      errors = vErrors.length;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj13);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs2 = errors;
    if (!validate483(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
      errors = vErrors.length;
    }
    var accepts1 = _errs2 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj13);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["object"] } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate469.errors = vErrors;
  return errors === 0;
}
var CreateElicitationResponseKnown = validate486;
function validate486(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.action;
    if (typeof tag0 == "string") {
      if (tag0 === "accept") {
        if (!validate471(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "decline") {
        if (!validate475(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "cancel") {
        if (!validate477(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "action", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "action", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate486.errors = vErrors;
  return errors === 0;
}
var ElicitationAcceptAction = validate490;
function validate490(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.content !== void 0) {
      let data0 = data.content;
      if (data0 !== null) {
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          for (const key0 in data0) {
            if (!validate472(data0[key0], { instancePath: instancePath + "/content/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data0, parentDataProperty: key0, rootData })) {
              vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err0 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/anyOf/0/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate490.errors = vErrors;
  return errors === 0;
}
var CreateElicitationResponseAccept = validate492;
function validate492(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.action !== void 0) {
      if ("accept" !== data.action) {
        const err1 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "accept" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data1 = data.content;
      if (data1 !== null) {
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          for (const key0 in data1) {
            if (!validate472(data1[key0], { instancePath: instancePath + "/content/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data1, parentDataProperty: key0, rootData })) {
              vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err2 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/anyOf/0/type", keyword: "type", params: { type: "object" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate492.errors = vErrors;
  return errors === 0;
}
var CreateElicitationResponseDecline = validate495;
function validate495(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.action !== void 0) {
      if ("decline" !== data.action) {
        const err1 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "decline" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate495.errors = vErrors;
  return errors === 0;
}
var CreateElicitationResponseCancel = validate497;
function validate497(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.action !== void 0) {
      if ("cancel" !== data.action) {
        const err1 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/const", keyword: "const", params: { allowedValue: "cancel" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate497.errors = vErrors;
  return errors === 0;
}
var CreateElicitationResponseOther = validate499;
function validate499(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      const _errs3 = errors;
      const _errs4 = errors;
      if (!(data0 === "accept" || data0 === "decline" || data0 === "cancel")) {
        const err2 = {};
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var valid1 = _errs4 === errors;
      if (valid1) {
        const err3 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/not", keyword: "not", params: {} };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate499.errors = vErrors;
  return errors === 0;
}
var ElicitationContentValue = validate501;
function validate501(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean") {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: schema191.anyOf[0].type } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj14);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs3 = errors;
    if (Array.isArray(data)) {
      const length0 = data.length;
      for (let i0 = 0; i0 < length0; i0++) {
        if (typeof data[i0] !== "string") {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/anyOf/1/items/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (errors > 1e3) {
          break;
        }
      }
    } else {
      const err2 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "array" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    var accepts1 = _errs3 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj14);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err3 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["string", "number", "boolean", "array"] } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  }
  validate501.errors = vErrors;
  return errors === 0;
}
var CompleteElicitationNotification = validate502;
function validate502(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.elicitationId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "elicitationId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.elicitationId !== void 0) {
      if (typeof data.elicitationId !== "string") {
        const err1 = { instancePath: instancePath + "/elicitationId", schemaPath: "#/properties/elicitationId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate502.errors = vErrors;
  return errors === 0;
}
var ErrorCode = validate504;
function validate504(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate504.errors = vErrors;
  return errors === 0;
}
var Error2 = validate505;
function validate505(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err3 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate505.errors = vErrors;
  return errors === 0;
}
var Meta = validate506;
function validate506(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data !== null) {
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "object" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate506.errors = vErrors;
  return errors === 0;
}
var ExtRequest = validate507;
function validate507(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  validate507.errors = null;
  return true;
}
var ExtResponse = validate508;
function validate508(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  validate508.errors = null;
  return true;
}
var ExtNotification = validate509;
function validate509(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  validate509.errors = null;
  return true;
}
var ReadTextFileRequest = validate510;
var schema209 = { "type": "object", "required": ["sessionId", "path"], "properties": { "sessionId": { "type": "string" }, "path": { "type": "string" }, "line": { "type": ["integer", "null"], "minimum": 0, "maximum": 4294967295 }, "limit": { "type": ["integer", "null"], "minimum": 0, "maximum": 4294967295 }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate510(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.path === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        const err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.line !== void 0) {
      let data2 = data.line;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        const err4 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: schema209.properties.line.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 4294967295 || isNaN(data2)) {
          const err5 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4294967295 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err6 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.limit !== void 0) {
      let data3 = data.limit;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err7 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: schema209.properties.limit.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 4294967295 || isNaN(data3)) {
          const err8 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4294967295 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate510.errors = vErrors;
  return errors === 0;
}
var ReadTextFileResponse = validate512;
function validate512(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.content === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.content !== void 0) {
      if (typeof data.content !== "string") {
        const err1 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate512.errors = vErrors;
  return errors === 0;
}
var WriteTextFileRequest = validate514;
function validate514(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.path === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err3 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      if (typeof data.content !== "string") {
        const err5 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate514.errors = vErrors;
  return errors === 0;
}
var WriteTextFileResponse = validate516;
function validate516(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate516.errors = vErrors;
  return errors === 0;
}
var ProtocolVersion = validate518;
function validate518(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 65535 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  validate518.errors = vErrors;
  return errors === 0;
}
var Implementation = validate519;
var schema214 = { "type": "object", "required": ["name", "version"], "properties": { "name": { "type": "string" }, "title": { "type": ["string", "null"] }, "version": { "type": "string" }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate519(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema214.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (typeof data.version !== "string") {
        const err4 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate519.errors = vErrors;
  return errors === 0;
}
var InitializeRequest = validate521;
function validate521(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.protocolVersion === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "protocolVersion" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.protocolVersion !== void 0) {
      let data0 = data.protocolVersion;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/protocolVersion", schemaPath: "#/properties/protocolVersion/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 65535 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/protocolVersion", schemaPath: "#/properties/protocolVersion/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/protocolVersion", schemaPath: "#/properties/protocolVersion/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.clientCapabilities !== void 0) {
      if (!validate100(data.clientCapabilities, { instancePath: instancePath + "/clientCapabilities", parentData: data, parentDataProperty: "clientCapabilities", rootData })) {
        vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
        errors = vErrors.length;
      }
    }
    if (data.clientInfo !== void 0) {
      let data2 = data.clientInfo;
      if (data2 !== null) {
        if (!validate519(data2, { instancePath: instancePath + "/clientInfo", parentData: data, parentDataProperty: "clientInfo", rootData })) {
          vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate521.errors = vErrors;
  return errors === 0;
}
var InitializeResponse = validate525;
function validate525(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.protocolVersion === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "protocolVersion" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.protocolVersion !== void 0) {
      let data0 = data.protocolVersion;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/protocolVersion", schemaPath: "#/properties/protocolVersion/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 65535 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/protocolVersion", schemaPath: "#/properties/protocolVersion/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/protocolVersion", schemaPath: "#/properties/protocolVersion/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.agentCapabilities !== void 0) {
      if (!validate19(data.agentCapabilities, { instancePath: instancePath + "/agentCapabilities", parentData: data, parentDataProperty: "agentCapabilities", rootData })) {
        vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
        errors = vErrors.length;
      }
    }
    if (data.authMethods !== void 0) {
      let data2 = data.authMethods;
      if (Array.isArray(data2)) {
        const length0 = data2.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate79(data2[i0], { instancePath: instancePath + "/authMethods/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/authMethods", schemaPath: "#/properties/authMethods/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.agentInfo !== void 0) {
      let data4 = data.agentInfo;
      if (data4 !== null) {
        if (!validate519(data4, { instancePath: instancePath + "/agentInfo", parentData: data, parentDataProperty: "agentInfo", rootData })) {
          vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate525.errors = vErrors;
  return errors === 0;
}
var EnvVariable = validate530;
function validate530(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") {
        const err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate530.errors = vErrors;
  return errors === 0;
}
var HttpHeader = validate532;
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") {
        const err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate532.errors = vErrors;
  return errors === 0;
}
var McpServer = validate534;
var obj16 = [{ "types": ["object"], "required": ["type", "name", "url", "headers"], "tags": { "type": ["http"] } }, { "types": ["object"], "required": ["type", "name", "url", "headers"], "tags": { "type": ["sse"] } }, { "types": ["object"], "required": ["name", "command", "args", "env"] }];
function validate535(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.headers === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headers" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("http" !== data.type) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "http" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.headers !== void 0) {
      let data3 = data.headers;
      if (Array.isArray(data3)) {
        const length0 = data3.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate532(data3[i0], { instancePath: instancePath + "/headers/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate535.errors = vErrors;
  return errors === 0;
}
function validate539(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.headers === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headers" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("sse" !== data.type) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "sse" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.headers !== void 0) {
      let data3 = data.headers;
      if (Array.isArray(data3)) {
        const length0 = data3.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate532(data3[i0], { instancePath: instancePath + "/headers/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate539.errors = vErrors;
  return errors === 0;
}
function validate543(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.command === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "command" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.args === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "args" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.env === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "env" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.command !== void 0) {
      if (typeof data.command !== "string") {
        const err5 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.args !== void 0) {
      let data2 = data.args;
      if (Array.isArray(data2)) {
        const length0 = data2.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data2[i0] !== "string") {
            const err6 = { instancePath: instancePath + "/args/" + i0, schemaPath: "#/properties/args/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/args", schemaPath: "#/properties/args/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.env !== void 0) {
      let data4 = data.env;
      if (Array.isArray(data4)) {
        const length1 = data4.length;
        for (let i1 = 0; i1 < length1; i1++) {
          if (!validate530(data4[i1], { instancePath: instancePath + "/env/" + i1, parentData: data4, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate543.errors = vErrors;
  return errors === 0;
}
function validate534(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let chosen0 = void 0;
  if (!valid0) {
    const before0 = errors;
    const _errs1 = errors;
    if (!validate535(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
      errors = vErrors.length;
    }
    var accepts0 = _errs1 === errors;
    if (accepts0) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj16);
      if (chosen0 !== 0) {
        errors = before0;
        if (vErrors !== null) {
          if (before0) {
            vErrors.length = before0;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before1 = errors;
    const _errs2 = errors;
    if (!validate539(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
      errors = vErrors.length;
    }
    var accepts1 = _errs2 === errors;
    if (accepts1) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj16);
      if (chosen0 !== 1) {
        errors = before1;
        if (vErrors !== null) {
          if (before1) {
            vErrors.length = before1;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (!valid0) {
    const before2 = errors;
    const _errs3 = errors;
    if (!validate543(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
      errors = vErrors.length;
    }
    var accepts2 = _errs3 === errors;
    if (accepts2) {
      valid0 = true;
    } else {
      chosen0 ??= select(data, obj16);
      if (chosen0 !== 2) {
        errors = before2;
        if (vErrors !== null) {
          if (before2) {
            vErrors.length = before2;
          } else {
            vErrors = null;
          }
        }
      }
    }
  }
  if (valid0) {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  } else {
    if (chosen0 < 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: { type: ["object"] } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  validate534.errors = vErrors;
  return errors === 0;
}
var McpServerHttp = validate547;
function validate547(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.headers === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headers" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.headers !== void 0) {
      let data2 = data.headers;
      if (Array.isArray(data2)) {
        const length0 = data2.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate532(data2[i0], { instancePath: instancePath + "/headers/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate547.errors = vErrors;
  return errors === 0;
}
var HttpMcpServer = validate550;
function validate550(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.headers === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headers" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("http" !== data.type) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "http" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.headers !== void 0) {
      let data3 = data.headers;
      if (Array.isArray(data3)) {
        const length0 = data3.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate532(data3[i0], { instancePath: instancePath + "/headers/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate550.errors = vErrors;
  return errors === 0;
}
var McpServerSse = validate553;
function validate553(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.headers === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headers" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.headers !== void 0) {
      let data2 = data.headers;
      if (Array.isArray(data2)) {
        const length0 = data2.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate532(data2[i0], { instancePath: instancePath + "/headers/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate553.errors = vErrors;
  return errors === 0;
}
var SseMcpServer = validate556;
function validate556(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.url === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.headers === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headers" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("sse" !== data.type) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "sse" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      if (typeof data.url !== "string") {
        const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.headers !== void 0) {
      let data3 = data.headers;
      if (Array.isArray(data3)) {
        const length0 = data3.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate532(data3[i0], { instancePath: instancePath + "/headers/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/headers", schemaPath: "#/properties/headers/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate556.errors = vErrors;
  return errors === 0;
}
var McpServerStdio = validate559;
function validate559(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.command === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "command" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.args === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "args" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.env === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "env" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.command !== void 0) {
      if (typeof data.command !== "string") {
        const err5 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.args !== void 0) {
      let data2 = data.args;
      if (Array.isArray(data2)) {
        const length0 = data2.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data2[i0] !== "string") {
            const err6 = { instancePath: instancePath + "/args/" + i0, schemaPath: "#/properties/args/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/args", schemaPath: "#/properties/args/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.env !== void 0) {
      let data4 = data.env;
      if (Array.isArray(data4)) {
        const length1 = data4.length;
        for (let i1 = 0; i1 < length1; i1++) {
          if (!validate530(data4[i1], { instancePath: instancePath + "/env/" + i1, parentData: data4, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate559.errors = vErrors;
  return errors === 0;
}
var SessionModeId = validate562;
function validate562(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate562.errors = vErrors;
  return errors === 0;
}
var SessionMode = validate563;
var schema229 = { "type": "object", "required": ["id", "name"], "properties": { "id": { "type": "string" }, "name": { "type": "string" }, "description": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate563(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema229.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate563.errors = vErrors;
  return errors === 0;
}
var SessionModeState = validate565;
function validate565(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currentModeId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentModeId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.availableModes === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "availableModes" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.currentModeId !== void 0) {
      if (typeof data.currentModeId !== "string") {
        const err2 = { instancePath: instancePath + "/currentModeId", schemaPath: "#/properties/currentModeId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.availableModes !== void 0) {
      let data1 = data.availableModes;
      if (Array.isArray(data1)) {
        const length0 = data1.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate563(data1[i0], { instancePath: instancePath + "/availableModes/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate563.errors : vErrors.concat(validate563.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/availableModes", schemaPath: "#/properties/availableModes/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate565.errors = vErrors;
  return errors === 0;
}
var SetSessionModeRequest = validate568;
function validate568(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.modeId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modeId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.modeId !== void 0) {
      if (typeof data.modeId !== "string") {
        const err3 = { instancePath: instancePath + "/modeId", schemaPath: "#/properties/modeId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate568.errors = vErrors;
  return errors === 0;
}
var SetSessionModeResponse = validate570;
function validate570(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate570.errors = vErrors;
  return errors === 0;
}
var CurrentModeUpdate = validate572;
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currentModeId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentModeId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currentModeId !== void 0) {
      if (typeof data.currentModeId !== "string") {
        const err1 = { instancePath: instancePath + "/currentModeId", schemaPath: "#/properties/currentModeId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate572.errors = vErrors;
  return errors === 0;
}
var SessionUpdateCurrentModeUpdate = validate574;
function validate574(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currentModeId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentModeId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("current_mode_update" !== data.sessionUpdate) {
        const err2 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "current_mode_update" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.currentModeId !== void 0) {
      if (typeof data.currentModeId !== "string") {
        const err3 = { instancePath: instancePath + "/currentModeId", schemaPath: "#/properties/currentModeId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate574.errors = vErrors;
  return errors === 0;
}
var NoticeSeverity = validate576;
function validate576(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate576.errors = vErrors;
  return errors === 0;
}
var Notice = validate577;
var schema236 = { "type": "object", "required": ["severity", "title"], "properties": { "severity": { "type": "string" }, "title": { "type": "string", "minLength": 1 }, "description": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
var func1 = require_ucs2length().default;
function validate577(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.severity === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "severity" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.severity !== void 0) {
      if (typeof data.severity !== "string") {
        const err2 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema236.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate577.errors = vErrors;
  return errors === 0;
}
var SessionUpdateNotice = validate579;
var schema237 = { "type": "object", "required": ["sessionUpdate", "severity", "title"], "properties": { "sessionUpdate": { "const": "notice" }, "severity": { "type": "string" }, "title": { "type": "string", "minLength": 1 }, "description": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate579(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.severity === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "severity" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("notice" !== data.sessionUpdate) {
        const err3 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "notice" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.severity !== void 0) {
      if (typeof data.severity !== "string") {
        const err4 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data2 = data.title;
      if (typeof data2 === "string") {
        if (func1(data2) < 1) {
          const err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 !== "string" && data3 !== null) {
        const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema237.properties.description.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate579.errors = vErrors;
  return errors === 0;
}
var RequestPermissionRequest = validate581;
var schema239 = { "type": "object", "required": ["toolCallId"], "properties": { "toolCallId": { "type": "string" }, "title": { "type": ["string", "null"] }, "name": { "type": ["string", "null"] }, "kind": { "anyOf": [{ "type": "string", "enum": ["read", "edit", "delete", "move", "search", "execute", "think", "fetch", "switch_mode", "other"] }, { "type": "null" }] }, "status": { "anyOf": [{ "type": "string", "enum": ["pending", "in_progress", "completed", "failed"] }, { "type": "null" }] }, "content": { "anyOf": [{ "type": "array", "items": { "$ref": "#/$defs/ToolCallContent" } }, { "type": "null" }] }, "locations": { "anyOf": [{ "type": "array", "items": { "$ref": "#/$defs/ToolCallLocation" } }, { "type": "null" }] }, "rawInput": {}, "rawOutput": {}, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate584(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("content" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "content" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      if (!validate170(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate584.errors = vErrors;
  return errors === 0;
}
var schema242 = { "type": "object", "required": ["type", "path", "newText"], "properties": { "type": { "const": "diff" }, "path": { "type": "string" }, "oldText": { "type": ["string", "null"] }, "newText": { "type": "string" }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate587(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.path === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.newText === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "newText" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("diff" !== data.type) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "diff" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.oldText !== void 0) {
      let data2 = data.oldText;
      if (typeof data2 !== "string" && data2 !== null) {
        const err5 = { instancePath: instancePath + "/oldText", schemaPath: "#/properties/oldText/type", keyword: "type", params: { type: schema242.properties.oldText.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.newText !== void 0) {
      if (typeof data.newText !== "string") {
        const err6 = { instancePath: instancePath + "/newText", schemaPath: "#/properties/newText/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate587.errors = vErrors;
  return errors === 0;
}
function validate589(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.terminalId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terminalId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("terminal" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "terminal" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.terminalId !== void 0) {
      if (typeof data.terminalId !== "string") {
        const err3 = { instancePath: instancePath + "/terminalId", schemaPath: "#/properties/terminalId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate589.errors = vErrors;
  return errors === 0;
}
function validate583(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "content") {
        if (!validate584(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate584.errors : vErrors.concat(validate584.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "diff") {
        if (!validate587(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "terminal") {
        if (!validate589(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate589.errors : vErrors.concat(validate589.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate583.errors = vErrors;
  return errors === 0;
}
var schema244 = { "type": "object", "required": ["path"], "properties": { "path": { "type": "string" }, "line": { "type": ["integer", "null"], "minimum": 0, "maximum": 4294967295 }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate595(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.line !== void 0) {
      let data1 = data.line;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1)) && data1 !== null) {
        const err2 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: schema244.properties.line.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 4294967295 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4294967295 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate595.errors = vErrors;
  return errors === 0;
}
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.toolCallId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolCallId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.toolCallId !== void 0) {
      if (typeof data.toolCallId !== "string") {
        const err1 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema239.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema239.properties.name.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data3 = data.kind;
      if (data3 !== null) {
        if (typeof data3 !== "string") {
          const err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!(data3 === "read" || data3 === "edit" || data3 === "delete" || data3 === "move" || data3 === "search" || data3 === "execute" || data3 === "think" || data3 === "fetch" || data3 === "switch_mode" || data3 === "other")) {
          const err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema239.properties.kind.anyOf[0].enum } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (data4 !== null) {
        if (typeof data4 !== "string") {
          const err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!(data4 === "pending" || data4 === "in_progress" || data4 === "completed" || data4 === "failed")) {
          const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema239.properties.status.anyOf[0].enum } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.content !== void 0) {
      let data5 = data.content;
      if (data5 !== null) {
        if (Array.isArray(data5)) {
          const length0 = data5.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (!validate583(data5[i0], { instancePath: instancePath + "/content/" + i0, parentData: data5, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err8 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.locations !== void 0) {
      let data7 = data.locations;
      if (data7 !== null) {
        if (Array.isArray(data7)) {
          const length1 = data7.length;
          for (let i1 = 0; i1 < length1; i1++) {
            if (!validate595(data7[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data7, parentDataProperty: i1, rootData })) {
              vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err9 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate582.errors = vErrors;
  return errors === 0;
}
var schema245 = { "type": "object", "required": ["optionId", "name", "kind"], "properties": { "optionId": { "type": "string" }, "name": { "type": "string" }, "kind": { "type": "string", "enum": ["allow_once", "allow_always", "reject_once", "reject_always"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate600(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.optionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "optionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.optionId !== void 0) {
      if (typeof data.optionId !== "string") {
        const err3 = { instancePath: instancePath + "/optionId", schemaPath: "#/properties/optionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (typeof data2 !== "string") {
        const err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data2 === "allow_once" || data2 === "allow_always" || data2 === "reject_once" || data2 === "reject_always")) {
        const err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema245.properties.kind.enum } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate600.errors = vErrors;
  return errors === 0;
}
function validate581(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.toolCall === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolCall" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.options === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err3 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.toolCall !== void 0) {
      if (!validate582(data.toolCall, { instancePath: instancePath + "/toolCall", parentData: data, parentDataProperty: "toolCall", rootData })) {
        vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors);
        errors = vErrors.length;
      }
    }
    if (data.options !== void 0) {
      let data2 = data.options;
      if (Array.isArray(data2)) {
        const length0 = data2.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate600(data2[i0], { instancePath: instancePath + "/options/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate581.errors = vErrors;
  return errors === 0;
}
var PermissionOptionId = validate604;
function validate604(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate604.errors = vErrors;
  return errors === 0;
}
var PermissionOptionKind = validate605;
var schema247 = { "type": "string", "enum": ["allow_once", "allow_always", "reject_once", "reject_always"] };
function validate605(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "allow_once" || data === "allow_always" || data === "reject_once" || data === "reject_always")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema247.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate605.errors = vErrors;
  return errors === 0;
}
var PermissionOption = validate606;
function validate606(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.optionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "optionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.kind === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.optionId !== void 0) {
      if (typeof data.optionId !== "string") {
        const err3 = { instancePath: instancePath + "/optionId", schemaPath: "#/properties/optionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data2 = data.kind;
      if (typeof data2 !== "string") {
        const err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data2 === "allow_once" || data2 === "allow_always" || data2 === "reject_once" || data2 === "reject_always")) {
        const err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema245.properties.kind.enum } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate606.errors = vErrors;
  return errors === 0;
}
var RequestPermissionResponse = validate608;
function validate610(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.outcome === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.outcome !== void 0) {
      if ("cancelled" !== data.outcome) {
        const err1 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/const", keyword: "const", params: { allowedValue: "cancelled" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate610.errors = vErrors;
  return errors === 0;
}
function validate611(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.outcome === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.optionId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "optionId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.outcome !== void 0) {
      if ("selected" !== data.outcome) {
        const err2 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/const", keyword: "const", params: { allowedValue: "selected" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.optionId !== void 0) {
      if (typeof data.optionId !== "string") {
        const err3 = { instancePath: instancePath + "/optionId", schemaPath: "#/properties/optionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate611.errors = vErrors;
  return errors === 0;
}
function validate609(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.outcome;
    if (typeof tag0 == "string") {
      if (tag0 === "cancelled") {
        if (!validate610(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "selected") {
        if (!validate611(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "outcome", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "outcome", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate609.errors = vErrors;
  return errors === 0;
}
function validate608(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.outcome === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.outcome !== void 0) {
      if (!validate609(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData })) {
        vErrors = vErrors === null ? validate609.errors : vErrors.concat(validate609.errors);
        errors = vErrors.length;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate608.errors = vErrors;
  return errors === 0;
}
var RequestPermissionOutcome = validate617;
function validate617(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.outcome;
    if (typeof tag0 == "string") {
      if (tag0 === "cancelled") {
        if (!validate610(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "selected") {
        if (!validate611(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "outcome", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "outcome", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate617.errors = vErrors;
  return errors === 0;
}
var RequestPermissionOutcomeCancelled = validate620;
function validate620(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.outcome === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.outcome !== void 0) {
      if ("cancelled" !== data.outcome) {
        const err1 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/const", keyword: "const", params: { allowedValue: "cancelled" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate620.errors = vErrors;
  return errors === 0;
}
var SelectedPermissionOutcome = validate621;
function validate621(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.optionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "optionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.optionId !== void 0) {
      if (typeof data.optionId !== "string") {
        const err1 = { instancePath: instancePath + "/optionId", schemaPath: "#/properties/optionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate621.errors = vErrors;
  return errors === 0;
}
var RequestPermissionOutcomeSelected = validate623;
function validate623(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.outcome === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.optionId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "optionId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.outcome !== void 0) {
      if ("selected" !== data.outcome) {
        const err2 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/const", keyword: "const", params: { allowedValue: "selected" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.optionId !== void 0) {
      if (typeof data.optionId !== "string") {
        const err3 = { instancePath: instancePath + "/optionId", schemaPath: "#/properties/optionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate623.errors = vErrors;
  return errors === 0;
}
var PlanEntryPriority = validate625;
var schema257 = { "type": "string", "enum": ["high", "medium", "low"] };
function validate625(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "high" || data === "medium" || data === "low")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema257.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate625.errors = vErrors;
  return errors === 0;
}
var PlanEntryStatus = validate626;
var schema258 = { "type": "string", "enum": ["pending", "in_progress", "completed"] };
function validate626(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema258.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate626.errors = vErrors;
  return errors === 0;
}
var PlanEntry = validate627;
var schema259 = { "type": "object", "required": ["content", "priority", "status"], "properties": { "content": { "type": "string" }, "priority": { "type": "string", "enum": ["high", "medium", "low"] }, "status": { "type": "string", "enum": ["pending", "in_progress", "completed"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate627(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.content === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.priority === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "priority" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.content !== void 0) {
      if (typeof data.content !== "string") {
        const err3 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.priority !== void 0) {
      let data1 = data.priority;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data1 === "high" || data1 === "medium" || data1 === "low")) {
        const err5 = { instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/enum", keyword: "enum", params: { allowedValues: schema259.properties.priority.enum } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (typeof data2 !== "string") {
        const err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data2 === "pending" || data2 === "in_progress" || data2 === "completed")) {
        const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema259.properties.status.enum } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate627.errors = vErrors;
  return errors === 0;
}
var Plan = validate629;
function validate629(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entries === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.entries !== void 0) {
      let data0 = data.entries;
      if (Array.isArray(data0)) {
        const length0 = data0.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate627(data0[i0], { instancePath: instancePath + "/entries/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate627.errors : vErrors.concat(validate627.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate629.errors = vErrors;
  return errors === 0;
}
var SessionUpdatePlan = validate632;
function validate632(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.entries === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("plan" !== data.sessionUpdate) {
        const err2 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "plan" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.entries !== void 0) {
      let data1 = data.entries;
      if (Array.isArray(data1)) {
        const length0 = data1.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate627(data1[i0], { instancePath: instancePath + "/entries/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate627.errors : vErrors.concat(validate627.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate632.errors = vErrors;
  return errors === 0;
}
var PromptRequest = validate635;
function validate635(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.prompt === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prompt" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.prompt !== void 0) {
      let data1 = data.prompt;
      if (Array.isArray(data1)) {
        const length0 = data1.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate170(data1[i0], { instancePath: instancePath + "/prompt/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate635.errors = vErrors;
  return errors === 0;
}
var PromptResponse = validate638;
var schema263 = { "type": "object", "required": ["stopReason"], "properties": { "stopReason": { "type": "string", "enum": ["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate638(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.stopReason === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stopReason" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.stopReason !== void 0) {
      let data0 = data.stopReason;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/stopReason", schemaPath: "#/properties/stopReason/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (!(data0 === "end_turn" || data0 === "max_tokens" || data0 === "max_turn_requests" || data0 === "refusal" || data0 === "cancelled")) {
        const err2 = { instancePath: instancePath + "/stopReason", schemaPath: "#/properties/stopReason/enum", keyword: "enum", params: { allowedValues: schema263.properties.stopReason.enum } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate638.errors = vErrors;
  return errors === 0;
}
var StopReason = validate640;
var schema264 = { "type": "string", "enum": ["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"] };
function validate640(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "end_turn" || data === "max_tokens" || data === "max_turn_requests" || data === "refusal" || data === "cancelled")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema264.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate640.errors = vErrors;
  return errors === 0;
}
var CancelNotification = validate641;
function validate641(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err1 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate641.errors = vErrors;
  return errors === 0;
}
var RequestId = validate643;
var schema266 = { "type": ["integer", "string", "null"] };
function validate643(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data)) && typeof data !== "string" && data !== null) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema266.type } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate643.errors = vErrors;
  return errors === 0;
}
var CancelRequestNotification = validate644;
var schema267 = { "type": "object", "required": ["requestId"], "properties": { "requestId": { "type": ["integer", "string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate644(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requestId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.requestId !== void 0) {
      let data0 = data.requestId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0)) && typeof data0 !== "string" && data0 !== null) {
        const err1 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: schema267.properties.requestId.type } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate644.errors = vErrors;
  return errors === 0;
}
var ListSessionsRequest = validate646;
var schema268 = { "type": "object", "properties": { "cwd": { "type": ["string", "null"] }, "cursor": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate646(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cwd !== void 0) {
      let data0 = data.cwd;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/cwd", schemaPath: "#/properties/cwd/type", keyword: "type", params: { type: schema268.properties.cwd.type } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data1 = data.cursor;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: schema268.properties.cursor.type } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate646.errors = vErrors;
  return errors === 0;
}
var ListSessionsResponse = validate648;
var schema269 = { "type": "object", "required": ["sessions"], "properties": { "sessions": { "type": "array", "items": { "$ref": "#/$defs/SessionInfo" } }, "nextCursor": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
var schema270 = { "type": "object", "required": ["sessionId", "cwd"], "properties": { "sessionId": { "type": "string" }, "cwd": { "type": "string" }, "additionalDirectories": { "type": "array", "items": { "type": "string" } }, "title": { "type": ["string", "null"] }, "updatedAt": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate649(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cwd === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cwd" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.cwd !== void 0) {
      if (typeof data.cwd !== "string") {
        const err3 = { instancePath: instancePath + "/cwd", schemaPath: "#/properties/cwd/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.additionalDirectories !== void 0) {
      let data2 = data.additionalDirectories;
      if (Array.isArray(data2)) {
        const length0 = data2.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data2[i0] !== "string") {
            const err4 = { instancePath: instancePath + "/additionalDirectories/" + i0, schemaPath: "#/properties/additionalDirectories/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/additionalDirectories", schemaPath: "#/properties/additionalDirectories/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data4 = data.title;
      if (typeof data4 !== "string" && data4 !== null) {
        const err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema270.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data5 = data.updatedAt;
      if (typeof data5 !== "string" && data5 !== null) {
        const err7 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: schema270.properties.updatedAt.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate649.errors = vErrors;
  return errors === 0;
}
function validate648(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessions === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessions" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessions !== void 0) {
      let data0 = data.sessions;
      if (Array.isArray(data0)) {
        const length0 = data0.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate649(data0[i0], { instancePath: instancePath + "/sessions/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate649.errors : vErrors.concat(validate649.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.nextCursor !== void 0) {
      let data2 = data.nextCursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema269.properties.nextCursor.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate648.errors = vErrors;
  return errors === 0;
}
var SessionInfo = validate653;
function validate653(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cwd === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cwd" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.cwd !== void 0) {
      if (typeof data.cwd !== "string") {
        const err3 = { instancePath: instancePath + "/cwd", schemaPath: "#/properties/cwd/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.additionalDirectories !== void 0) {
      let data2 = data.additionalDirectories;
      if (Array.isArray(data2)) {
        const length0 = data2.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data2[i0] !== "string") {
            const err4 = { instancePath: instancePath + "/additionalDirectories/" + i0, schemaPath: "#/properties/additionalDirectories/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/additionalDirectories", schemaPath: "#/properties/additionalDirectories/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data4 = data.title;
      if (typeof data4 !== "string" && data4 !== null) {
        const err6 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema270.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data5 = data.updatedAt;
      if (typeof data5 !== "string" && data5 !== null) {
        const err7 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: schema270.properties.updatedAt.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate653.errors = vErrors;
  return errors === 0;
}
var SessionId = validate655;
function validate655(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate655.errors = vErrors;
  return errors === 0;
}
var NewSessionRequest = validate656;
function validate656(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cwd === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cwd" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.mcpServers === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mcpServers" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.cwd !== void 0) {
      if (typeof data.cwd !== "string") {
        const err2 = { instancePath: instancePath + "/cwd", schemaPath: "#/properties/cwd/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.additionalDirectories !== void 0) {
      let data1 = data.additionalDirectories;
      if (Array.isArray(data1)) {
        const length0 = data1.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data1[i0] !== "string") {
            const err3 = { instancePath: instancePath + "/additionalDirectories/" + i0, schemaPath: "#/properties/additionalDirectories/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/additionalDirectories", schemaPath: "#/properties/additionalDirectories/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.mcpServers !== void 0) {
      let data3 = data.mcpServers;
      if (Array.isArray(data3)) {
        const length1 = data3.length;
        for (let i1 = 0; i1 < length1; i1++) {
          if (!validate534(data3[i1], { instancePath: instancePath + "/mcpServers/" + i1, parentData: data3, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/mcpServers", schemaPath: "#/properties/mcpServers/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate656.errors = vErrors;
  return errors === 0;
}
var NewSessionResponse = validate659;
function validate659(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err1 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.modes !== void 0) {
      let data1 = data.modes;
      if (data1 !== null) {
        if (!validate565(data1, { instancePath: instancePath + "/modes", parentData: data, parentDataProperty: "modes", rootData })) {
          vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.configOptions !== void 0) {
      let data2 = data.configOptions;
      if (data2 !== null) {
        if (Array.isArray(data2)) {
          const length0 = data2.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (!validate216(data2[i0], { instancePath: instancePath + "/configOptions/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err2 = { instancePath: instancePath + "/configOptions", schemaPath: "#/properties/configOptions/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate659.errors = vErrors;
  return errors === 0;
}
var LoadSessionRequest = validate663;
function validate663(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cwd === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cwd" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.mcpServers === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mcpServers" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err3 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.cwd !== void 0) {
      if (typeof data.cwd !== "string") {
        const err4 = { instancePath: instancePath + "/cwd", schemaPath: "#/properties/cwd/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.additionalDirectories !== void 0) {
      let data2 = data.additionalDirectories;
      if (Array.isArray(data2)) {
        const length0 = data2.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data2[i0] !== "string") {
            const err5 = { instancePath: instancePath + "/additionalDirectories/" + i0, schemaPath: "#/properties/additionalDirectories/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/additionalDirectories", schemaPath: "#/properties/additionalDirectories/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.mcpServers !== void 0) {
      let data4 = data.mcpServers;
      if (Array.isArray(data4)) {
        const length1 = data4.length;
        for (let i1 = 0; i1 < length1; i1++) {
          if (!validate534(data4[i1], { instancePath: instancePath + "/mcpServers/" + i1, parentData: data4, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/mcpServers", schemaPath: "#/properties/mcpServers/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate663.errors = vErrors;
  return errors === 0;
}
var LoadSessionResponse = validate666;
function validate666(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.modes !== void 0) {
      let data0 = data.modes;
      if (data0 !== null) {
        if (!validate565(data0, { instancePath: instancePath + "/modes", parentData: data, parentDataProperty: "modes", rootData })) {
          vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.configOptions !== void 0) {
      let data1 = data.configOptions;
      if (data1 !== null) {
        if (Array.isArray(data1)) {
          const length0 = data1.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (!validate216(data1[i0], { instancePath: instancePath + "/configOptions/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err0 = { instancePath: instancePath + "/configOptions", schemaPath: "#/properties/configOptions/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate666.errors = vErrors;
  return errors === 0;
}
var ResumeSessionRequest = validate670;
function validate670(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cwd === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cwd" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.cwd !== void 0) {
      if (typeof data.cwd !== "string") {
        const err3 = { instancePath: instancePath + "/cwd", schemaPath: "#/properties/cwd/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.additionalDirectories !== void 0) {
      let data2 = data.additionalDirectories;
      if (Array.isArray(data2)) {
        const length0 = data2.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data2[i0] !== "string") {
            const err4 = { instancePath: instancePath + "/additionalDirectories/" + i0, schemaPath: "#/properties/additionalDirectories/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/additionalDirectories", schemaPath: "#/properties/additionalDirectories/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.mcpServers !== void 0) {
      let data4 = data.mcpServers;
      if (Array.isArray(data4)) {
        const length1 = data4.length;
        for (let i1 = 0; i1 < length1; i1++) {
          if (!validate534(data4[i1], { instancePath: instancePath + "/mcpServers/" + i1, parentData: data4, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/mcpServers", schemaPath: "#/properties/mcpServers/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate670.errors = vErrors;
  return errors === 0;
}
var ResumeSessionResponse = validate673;
function validate673(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.modes !== void 0) {
      let data0 = data.modes;
      if (data0 !== null) {
        if (!validate565(data0, { instancePath: instancePath + "/modes", parentData: data, parentDataProperty: "modes", rootData })) {
          vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data.configOptions !== void 0) {
      let data1 = data.configOptions;
      if (data1 !== null) {
        if (Array.isArray(data1)) {
          const length0 = data1.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (!validate216(data1[i0], { instancePath: instancePath + "/configOptions/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err0 = { instancePath: instancePath + "/configOptions", schemaPath: "#/properties/configOptions/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate673.errors = vErrors;
  return errors === 0;
}
var CloseSessionRequest = validate677;
function validate677(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err1 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate677.errors = vErrors;
  return errors === 0;
}
var CloseSessionResponse = validate679;
function validate679(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate679.errors = vErrors;
  return errors === 0;
}
var DeleteSessionRequest = validate681;
function validate681(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err1 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate681.errors = vErrors;
  return errors === 0;
}
var DeleteSessionResponse = validate683;
function validate683(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate683.errors = vErrors;
  return errors === 0;
}
var TerminalId = validate685;
function validate685(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate685.errors = vErrors;
  return errors === 0;
}
var CreateTerminalRequest = validate686;
var schema284 = { "type": "object", "required": ["sessionId", "command"], "properties": { "sessionId": { "type": "string" }, "command": { "type": "string" }, "args": { "type": "array", "items": { "type": "string" } }, "env": { "type": "array", "items": { "$ref": "#/$defs/EnvVariable" } }, "cwd": { "type": ["string", "null"] }, "outputByteLimit": { "type": ["integer", "null"], "minimum": 0 }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate686(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.command === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "command" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.command !== void 0) {
      if (typeof data.command !== "string") {
        const err3 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.args !== void 0) {
      let data2 = data.args;
      if (Array.isArray(data2)) {
        const length0 = data2.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (typeof data2[i0] !== "string") {
            const err4 = { instancePath: instancePath + "/args/" + i0, schemaPath: "#/properties/args/items/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/args", schemaPath: "#/properties/args/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.env !== void 0) {
      let data4 = data.env;
      if (Array.isArray(data4)) {
        const length1 = data4.length;
        for (let i1 = 0; i1 < length1; i1++) {
          if (!validate530(data4[i1], { instancePath: instancePath + "/env/" + i1, parentData: data4, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/env", schemaPath: "#/properties/env/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.cwd !== void 0) {
      let data6 = data.cwd;
      if (typeof data6 !== "string" && data6 !== null) {
        const err7 = { instancePath: instancePath + "/cwd", schemaPath: "#/properties/cwd/type", keyword: "type", params: { type: schema284.properties.cwd.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.outputByteLimit !== void 0) {
      let data7 = data.outputByteLimit;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7)) && data7 !== null) {
        const err8 = { instancePath: instancePath + "/outputByteLimit", schemaPath: "#/properties/outputByteLimit/type", keyword: "type", params: { type: schema284.properties.outputByteLimit.type } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0 || isNaN(data7)) {
          const err9 = { instancePath: instancePath + "/outputByteLimit", schemaPath: "#/properties/outputByteLimit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate686.errors = vErrors;
  return errors === 0;
}
var CreateTerminalResponse = validate689;
function validate689(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.terminalId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terminalId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.terminalId !== void 0) {
      if (typeof data.terminalId !== "string") {
        const err1 = { instancePath: instancePath + "/terminalId", schemaPath: "#/properties/terminalId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate689.errors = vErrors;
  return errors === 0;
}
var TerminalExitStatus = validate691;
var schema286 = { "type": "object", "properties": { "exitCode": { "type": ["integer", "null"], "minimum": 0, "maximum": 4294967295 }, "signal": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate691(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.exitCode !== void 0) {
      let data0 = data.exitCode;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/exitCode", schemaPath: "#/properties/exitCode/type", keyword: "type", params: { type: schema286.properties.exitCode.type } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 4294967295 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/exitCode", schemaPath: "#/properties/exitCode/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4294967295 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/exitCode", schemaPath: "#/properties/exitCode/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.signal !== void 0) {
      let data1 = data.signal;
      if (typeof data1 !== "string" && data1 !== null) {
        const err3 = { instancePath: instancePath + "/signal", schemaPath: "#/properties/signal/type", keyword: "type", params: { type: schema286.properties.signal.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate691.errors = vErrors;
  return errors === 0;
}
var TerminalOutputRequest = validate693;
function validate693(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.terminalId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terminalId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.terminalId !== void 0) {
      if (typeof data.terminalId !== "string") {
        const err3 = { instancePath: instancePath + "/terminalId", schemaPath: "#/properties/terminalId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate693.errors = vErrors;
  return errors === 0;
}
var TerminalOutputResponse = validate695;
function validate695(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.output === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.truncated === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "truncated" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.output !== void 0) {
      if (typeof data.output !== "string") {
        const err2 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.truncated !== void 0) {
      if (typeof data.truncated !== "boolean") {
        const err3 = { instancePath: instancePath + "/truncated", schemaPath: "#/properties/truncated/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.exitStatus !== void 0) {
      let data2 = data.exitStatus;
      if (data2 !== null) {
        if (!validate691(data2, { instancePath: instancePath + "/exitStatus", parentData: data, parentDataProperty: "exitStatus", rootData })) {
          vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate695.errors = vErrors;
  return errors === 0;
}
var WaitForTerminalExitRequest = validate698;
function validate698(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.terminalId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terminalId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.terminalId !== void 0) {
      if (typeof data.terminalId !== "string") {
        const err3 = { instancePath: instancePath + "/terminalId", schemaPath: "#/properties/terminalId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate698.errors = vErrors;
  return errors === 0;
}
var WaitForTerminalExitResponse = validate700;
var schema290 = { "type": "object", "properties": { "exitCode": { "type": ["integer", "null"], "minimum": 0, "maximum": 4294967295 }, "signal": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate700(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.exitCode !== void 0) {
      let data0 = data.exitCode;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/exitCode", schemaPath: "#/properties/exitCode/type", keyword: "type", params: { type: schema290.properties.exitCode.type } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 4294967295 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/exitCode", schemaPath: "#/properties/exitCode/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4294967295 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/exitCode", schemaPath: "#/properties/exitCode/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.signal !== void 0) {
      let data1 = data.signal;
      if (typeof data1 !== "string" && data1 !== null) {
        const err3 = { instancePath: instancePath + "/signal", schemaPath: "#/properties/signal/type", keyword: "type", params: { type: schema290.properties.signal.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate700.errors = vErrors;
  return errors === 0;
}
var KillTerminalRequest = validate702;
function validate702(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.terminalId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terminalId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.terminalId !== void 0) {
      if (typeof data.terminalId !== "string") {
        const err3 = { instancePath: instancePath + "/terminalId", schemaPath: "#/properties/terminalId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate702.errors = vErrors;
  return errors === 0;
}
var KillTerminalResponse = validate704;
function validate704(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate704.errors = vErrors;
  return errors === 0;
}
var ReleaseTerminalRequest = validate706;
function validate706(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.terminalId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terminalId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.terminalId !== void 0) {
      if (typeof data.terminalId !== "string") {
        const err3 = { instancePath: instancePath + "/terminalId", schemaPath: "#/properties/terminalId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate706.errors = vErrors;
  return errors === 0;
}
var ReleaseTerminalResponse = validate708;
function validate708(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate708.errors = vErrors;
  return errors === 0;
}
var ToolCallId = validate710;
function validate710(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate710.errors = vErrors;
  return errors === 0;
}
var ToolKind = validate711;
var schema296 = { "type": "string", "enum": ["read", "edit", "delete", "move", "search", "execute", "think", "fetch", "switch_mode", "other"] };
function validate711(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "read" || data === "edit" || data === "delete" || data === "move" || data === "search" || data === "execute" || data === "think" || data === "fetch" || data === "switch_mode" || data === "other")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema296.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate711.errors = vErrors;
  return errors === 0;
}
var ToolCallStatus = validate712;
var schema297 = { "type": "string", "enum": ["pending", "in_progress", "completed", "failed"] };
function validate712(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed" || data === "failed")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema297.enum } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate712.errors = vErrors;
  return errors === 0;
}
var ToolCall = validate713;
var schema298 = { "type": "object", "required": ["toolCallId", "title"], "properties": { "toolCallId": { "type": "string" }, "title": { "type": "string" }, "name": { "type": ["string", "null"] }, "kind": { "type": "string", "enum": ["read", "edit", "delete", "move", "search", "execute", "think", "fetch", "switch_mode", "other"] }, "status": { "type": "string", "enum": ["pending", "in_progress", "completed", "failed"] }, "content": { "type": "array", "items": { "$ref": "#/$defs/ToolCallContent" } }, "locations": { "type": "array", "items": { "$ref": "#/$defs/ToolCallLocation" } }, "rawInput": {}, "rawOutput": {}, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate713(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.toolCallId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolCallId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.toolCallId !== void 0) {
      if (typeof data.toolCallId !== "string") {
        const err2 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      if (typeof data.title !== "string") {
        const err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema298.properties.name.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data3 = data.kind;
      if (typeof data3 !== "string") {
        const err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data3 === "read" || data3 === "edit" || data3 === "delete" || data3 === "move" || data3 === "search" || data3 === "execute" || data3 === "think" || data3 === "fetch" || data3 === "switch_mode" || data3 === "other")) {
        const err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema298.properties.kind.enum } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (typeof data4 !== "string") {
        const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data4 === "pending" || data4 === "in_progress" || data4 === "completed" || data4 === "failed")) {
        const err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema298.properties.status.enum } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data5 = data.content;
      if (Array.isArray(data5)) {
        const length0 = data5.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate583(data5[i0], { instancePath: instancePath + "/content/" + i0, parentData: data5, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err9 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.locations !== void 0) {
      let data7 = data.locations;
      if (Array.isArray(data7)) {
        const length1 = data7.length;
        for (let i1 = 0; i1 < length1; i1++) {
          if (!validate595(data7[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data7, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate713.errors = vErrors;
  return errors === 0;
}
var ToolCallUpdate = validate717;
function validate717(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.toolCallId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolCallId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.toolCallId !== void 0) {
      if (typeof data.toolCallId !== "string") {
        const err1 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema239.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema239.properties.name.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data3 = data.kind;
      if (data3 !== null) {
        if (typeof data3 !== "string") {
          const err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!(data3 === "read" || data3 === "edit" || data3 === "delete" || data3 === "move" || data3 === "search" || data3 === "execute" || data3 === "think" || data3 === "fetch" || data3 === "switch_mode" || data3 === "other")) {
          const err5 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema239.properties.kind.anyOf[0].enum } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.status !== void 0) {
      let data4 = data.status;
      if (data4 !== null) {
        if (typeof data4 !== "string") {
          const err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!(data4 === "pending" || data4 === "in_progress" || data4 === "completed" || data4 === "failed")) {
          const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema239.properties.status.anyOf[0].enum } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.content !== void 0) {
      let data5 = data.content;
      if (data5 !== null) {
        if (Array.isArray(data5)) {
          const length0 = data5.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (!validate583(data5[i0], { instancePath: instancePath + "/content/" + i0, parentData: data5, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err8 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.locations !== void 0) {
      let data7 = data.locations;
      if (data7 !== null) {
        if (Array.isArray(data7)) {
          const length1 = data7.length;
          for (let i1 = 0; i1 < length1; i1++) {
            if (!validate595(data7[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data7, parentDataProperty: i1, rootData })) {
              vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err9 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate717.errors = vErrors;
  return errors === 0;
}
var SessionUpdateToolCall = validate721;
var schema300 = { "type": "object", "required": ["sessionUpdate", "toolCallId", "title"], "properties": { "sessionUpdate": { "const": "tool_call" }, "toolCallId": { "type": "string" }, "title": { "type": "string" }, "name": { "type": ["string", "null"] }, "kind": { "type": "string", "enum": ["read", "edit", "delete", "move", "search", "execute", "think", "fetch", "switch_mode", "other"] }, "status": { "type": "string", "enum": ["pending", "in_progress", "completed", "failed"] }, "content": { "type": "array", "items": { "$ref": "#/$defs/ToolCallContent" } }, "locations": { "type": "array", "items": { "$ref": "#/$defs/ToolCallLocation" } }, "rawInput": {}, "rawOutput": {}, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate721(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.toolCallId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolCallId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("tool_call" !== data.sessionUpdate) {
        const err3 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "tool_call" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      if (typeof data.toolCallId !== "string") {
        const err4 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      if (typeof data.title !== "string") {
        const err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data3 = data.name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema300.properties.name.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data4 = data.kind;
      if (typeof data4 !== "string") {
        const err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data4 === "read" || data4 === "edit" || data4 === "delete" || data4 === "move" || data4 === "search" || data4 === "execute" || data4 === "think" || data4 === "fetch" || data4 === "switch_mode" || data4 === "other")) {
        const err8 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema300.properties.kind.enum } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data5 = data.status;
      if (typeof data5 !== "string") {
        const err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (!(data5 === "pending" || data5 === "in_progress" || data5 === "completed" || data5 === "failed")) {
        const err10 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema300.properties.status.enum } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data6 = data.content;
      if (Array.isArray(data6)) {
        const length0 = data6.length;
        for (let i0 = 0; i0 < length0; i0++) {
          if (!validate583(data6[i0], { instancePath: instancePath + "/content/" + i0, parentData: data6, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err11 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.locations !== void 0) {
      let data8 = data.locations;
      if (Array.isArray(data8)) {
        const length1 = data8.length;
        for (let i1 = 0; i1 < length1; i1++) {
          if (!validate595(data8[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data8, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
            errors = vErrors.length;
          }
          if (errors > 1e3) {
            break;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate721.errors = vErrors;
  return errors === 0;
}
var SessionUpdateToolCallUpdate = validate725;
var schema301 = { "type": "object", "required": ["sessionUpdate", "toolCallId"], "properties": { "sessionUpdate": { "const": "tool_call_update" }, "toolCallId": { "type": "string" }, "title": { "type": ["string", "null"] }, "name": { "type": ["string", "null"] }, "kind": { "anyOf": [{ "type": "string", "enum": ["read", "edit", "delete", "move", "search", "execute", "think", "fetch", "switch_mode", "other"] }, { "type": "null" }] }, "status": { "anyOf": [{ "type": "string", "enum": ["pending", "in_progress", "completed", "failed"] }, { "type": "null" }] }, "content": { "anyOf": [{ "type": "array", "items": { "$ref": "#/$defs/ToolCallContent" } }, { "type": "null" }] }, "locations": { "anyOf": [{ "type": "array", "items": { "$ref": "#/$defs/ToolCallLocation" } }, { "type": "null" }] }, "rawInput": {}, "rawOutput": {}, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate725(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.toolCallId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolCallId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("tool_call_update" !== data.sessionUpdate) {
        const err2 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "tool_call_update" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      if (typeof data.toolCallId !== "string") {
        const err3 = { instancePath: instancePath + "/toolCallId", schemaPath: "#/properties/toolCallId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data2 = data.title;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema301.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data3 = data.name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema301.properties.name.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.kind !== void 0) {
      let data4 = data.kind;
      if (data4 !== null) {
        if (typeof data4 !== "string") {
          const err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!(data4 === "read" || data4 === "edit" || data4 === "delete" || data4 === "move" || data4 === "search" || data4 === "execute" || data4 === "think" || data4 === "fetch" || data4 === "switch_mode" || data4 === "other")) {
          const err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema301.properties.kind.anyOf[0].enum } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.status !== void 0) {
      let data5 = data.status;
      if (data5 !== null) {
        if (typeof data5 !== "string") {
          const err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!(data5 === "pending" || data5 === "in_progress" || data5 === "completed" || data5 === "failed")) {
          const err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/anyOf/0/enum", keyword: "enum", params: { allowedValues: schema301.properties.status.anyOf[0].enum } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.content !== void 0) {
      let data6 = data.content;
      if (data6 !== null) {
        if (Array.isArray(data6)) {
          const length0 = data6.length;
          for (let i0 = 0; i0 < length0; i0++) {
            if (!validate583(data6[i0], { instancePath: instancePath + "/content/" + i0, parentData: data6, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err10 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.locations !== void 0) {
      let data8 = data.locations;
      if (data8 !== null) {
        if (Array.isArray(data8)) {
          const length1 = data8.length;
          for (let i1 = 0; i1 < length1; i1++) {
            if (!validate595(data8[i1], { instancePath: instancePath + "/locations/" + i1, parentData: data8, parentDataProperty: i1, rootData })) {
              vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
              errors = vErrors.length;
            }
            if (errors > 1e3) {
              break;
            }
          }
        } else {
          const err11 = { instancePath: instancePath + "/locations", schemaPath: "#/properties/locations/anyOf/0/type", keyword: "type", params: { type: "array" } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate725.errors = vErrors;
  return errors === 0;
}
var ToolCallContent = validate729;
function validate729(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.type;
    if (typeof tag0 == "string") {
      if (tag0 === "content") {
        if (!validate584(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate584.errors : vErrors.concat(validate584.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "diff") {
        if (!validate587(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "terminal") {
        if (!validate589(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate589.errors : vErrors.concat(validate589.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate729.errors = vErrors;
  return errors === 0;
}
var Content = validate733;
function validate733(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.content === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.content !== void 0) {
      if (!validate170(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate733.errors = vErrors;
  return errors === 0;
}
var ToolCallContentContent = validate736;
function validate736(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("content" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "content" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      if (!validate170(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate736.errors = vErrors;
  return errors === 0;
}
var Diff = validate739;
var schema305 = { "type": "object", "required": ["path", "newText"], "properties": { "path": { "type": "string" }, "oldText": { "type": ["string", "null"] }, "newText": { "type": "string" }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate739(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.newText === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "newText" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        const err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.oldText !== void 0) {
      let data1 = data.oldText;
      if (typeof data1 !== "string" && data1 !== null) {
        const err3 = { instancePath: instancePath + "/oldText", schemaPath: "#/properties/oldText/type", keyword: "type", params: { type: schema305.properties.oldText.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.newText !== void 0) {
      if (typeof data.newText !== "string") {
        const err4 = { instancePath: instancePath + "/newText", schemaPath: "#/properties/newText/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate739.errors = vErrors;
  return errors === 0;
}
var ToolCallContentDiff = validate741;
function validate741(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.path === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.newText === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "newText" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("diff" !== data.type) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "diff" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.oldText !== void 0) {
      let data2 = data.oldText;
      if (typeof data2 !== "string" && data2 !== null) {
        const err5 = { instancePath: instancePath + "/oldText", schemaPath: "#/properties/oldText/type", keyword: "type", params: { type: schema242.properties.oldText.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.newText !== void 0) {
      if (typeof data.newText !== "string") {
        const err6 = { instancePath: instancePath + "/newText", schemaPath: "#/properties/newText/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate741.errors = vErrors;
  return errors === 0;
}
var Terminal = validate743;
function validate743(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.terminalId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terminalId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.terminalId !== void 0) {
      if (typeof data.terminalId !== "string") {
        const err1 = { instancePath: instancePath + "/terminalId", schemaPath: "#/properties/terminalId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate743.errors = vErrors;
  return errors === 0;
}
var ToolCallContentTerminal = validate745;
function validate745(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.terminalId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "terminalId" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if ("terminal" !== data.type) {
        const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "terminal" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.terminalId !== void 0) {
      if (typeof data.terminalId !== "string") {
        const err3 = { instancePath: instancePath + "/terminalId", schemaPath: "#/properties/terminalId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate745.errors = vErrors;
  return errors === 0;
}
var ToolCallLocation = validate747;
function validate747(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        const err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.line !== void 0) {
      let data1 = data.line;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1)) && data1 !== null) {
        const err2 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: schema244.properties.line.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 4294967295 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4294967295 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate747.errors = vErrors;
  return errors === 0;
}
var SessionNotification = validate749;
function validate751(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("user_message_chunk" !== data.sessionUpdate) {
        const err2 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "user_message_chunk" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      if (!validate170(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data.messageId !== void 0) {
      let data2 = data.messageId;
      if (data2 !== null) {
        if (typeof data2 !== "string") {
          const err3 = { instancePath: instancePath + "/messageId", schemaPath: "#/properties/messageId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate751.errors = vErrors;
  return errors === 0;
}
function validate754(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("agent_message_chunk" !== data.sessionUpdate) {
        const err2 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "agent_message_chunk" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      if (!validate170(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data.messageId !== void 0) {
      let data2 = data.messageId;
      if (data2 !== null) {
        if (typeof data2 !== "string") {
          const err3 = { instancePath: instancePath + "/messageId", schemaPath: "#/properties/messageId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate754.errors = vErrors;
  return errors === 0;
}
function validate757(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("agent_thought_chunk" !== data.sessionUpdate) {
        const err2 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "agent_thought_chunk" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      if (!validate170(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data.messageId !== void 0) {
      let data2 = data.messageId;
      if (data2 !== null) {
        if (typeof data2 !== "string") {
          const err3 = { instancePath: instancePath + "/messageId", schemaPath: "#/properties/messageId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate757.errors = vErrors;
  return errors === 0;
}
var schema315 = { "type": "object", "required": ["sessionUpdate"], "properties": { "sessionUpdate": { "const": "session_info_update" }, "title": { "type": ["string", "null"] }, "updatedAt": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate760(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("session_info_update" !== data.sessionUpdate) {
        const err1 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "session_info_update" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema315.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data2 = data.updatedAt;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: schema315.properties.updatedAt.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate760.errors = vErrors;
  return errors === 0;
}
function validate763(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.amount === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currency === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.amount !== void 0) {
      let data0 = data.amount;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.currency !== void 0) {
      if (typeof data.currency !== "string") {
        const err3 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate763.errors = vErrors;
  return errors === 0;
}
function validate762(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.used === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "used" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.size === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "size" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("usage_update" !== data.sessionUpdate) {
        const err3 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "usage_update" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.used !== void 0) {
      let data1 = data.used;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.size !== void 0) {
      let data2 = data.size;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.cost !== void 0) {
      let data3 = data.cost;
      if (data3 !== null) {
        if (!validate763(data3, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData })) {
          vErrors = vErrors === null ? validate763.errors : vErrors.concat(validate763.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate762.errors = vErrors;
  return errors === 0;
}
function validate750(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.sessionUpdate;
    if (typeof tag0 == "string") {
      if (tag0 === "user_message_chunk") {
        if (!validate751(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate751.errors : vErrors.concat(validate751.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "agent_message_chunk") {
        if (!validate754(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate754.errors : vErrors.concat(validate754.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "agent_thought_chunk") {
        if (!validate757(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate757.errors : vErrors.concat(validate757.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "tool_call") {
        if (!validate721(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate721.errors : vErrors.concat(validate721.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "tool_call_update") {
        if (!validate725(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate725.errors : vErrors.concat(validate725.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "plan") {
        if (!validate632(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "available_commands_update") {
        if (!validate164(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "current_mode_update") {
        if (!validate574(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "config_option_update") {
        if (!validate265(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "session_info_update") {
        if (!validate760(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate760.errors : vErrors.concat(validate760.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "usage_update") {
        if (!validate762(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate762.errors : vErrors.concat(validate762.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "notice") {
        if (!validate579(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate579.errors : vErrors.concat(validate579.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "compaction_update") {
        if (!validate203(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "compaction_summary_chunk") {
        if (!validate209(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "sessionUpdate", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "sessionUpdate", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate750.errors = vErrors;
  return errors === 0;
}
function validate749(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionId" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.update === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "update" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        const err2 = { instancePath: instancePath + "/sessionId", schemaPath: "#/properties/sessionId/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.update !== void 0) {
      if (!validate750(data.update, { instancePath: instancePath + "/update", parentData: data, parentDataProperty: "update", rootData })) {
        vErrors = vErrors === null ? validate750.errors : vErrors.concat(validate750.errors);
        errors = vErrors.length;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate749.errors = vErrors;
  return errors === 0;
}
var SessionUpdate = validate783;
function validate783(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data.sessionUpdate;
    if (typeof tag0 == "string") {
      if (tag0 === "user_message_chunk") {
        if (!validate751(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate751.errors : vErrors.concat(validate751.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "agent_message_chunk") {
        if (!validate754(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate754.errors : vErrors.concat(validate754.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "agent_thought_chunk") {
        if (!validate757(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate757.errors : vErrors.concat(validate757.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "tool_call") {
        if (!validate721(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate721.errors : vErrors.concat(validate721.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "tool_call_update") {
        if (!validate725(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate725.errors : vErrors.concat(validate725.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "plan") {
        if (!validate632(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "available_commands_update") {
        if (!validate164(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "current_mode_update") {
        if (!validate574(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "config_option_update") {
        if (!validate265(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "session_info_update") {
        if (!validate760(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate760.errors : vErrors.concat(validate760.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "usage_update") {
        if (!validate762(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate762.errors : vErrors.concat(validate762.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "notice") {
        if (!validate579(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate579.errors : vErrors.concat(validate579.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "compaction_update") {
        if (!validate203(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
          errors = vErrors.length;
        }
      } else if (tag0 === "compaction_summary_chunk") {
        if (!validate209(data, { instancePath, parentData, parentDataProperty, rootData })) {
          vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
          errors = vErrors.length;
        }
      } else {
        const err0 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "sessionUpdate", tagValue: tag0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    } else {
      const err1 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "sessionUpdate", tagValue: tag0 } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate783.errors = vErrors;
  return errors === 0;
}
var MessageId = validate798;
function validate798(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate798.errors = vErrors;
  return errors === 0;
}
var ContentChunk = validate799;
function validate799(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.content === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.content !== void 0) {
      if (!validate170(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data.messageId !== void 0) {
      let data1 = data.messageId;
      if (data1 !== null) {
        if (typeof data1 !== "string") {
          const err1 = { instancePath: instancePath + "/messageId", schemaPath: "#/properties/messageId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate799.errors = vErrors;
  return errors === 0;
}
var SessionUpdateUserMessageChunk = validate802;
function validate802(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("user_message_chunk" !== data.sessionUpdate) {
        const err2 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "user_message_chunk" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      if (!validate170(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data.messageId !== void 0) {
      let data2 = data.messageId;
      if (data2 !== null) {
        if (typeof data2 !== "string") {
          const err3 = { instancePath: instancePath + "/messageId", schemaPath: "#/properties/messageId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate802.errors = vErrors;
  return errors === 0;
}
var SessionUpdateAgentMessageChunk = validate805;
function validate805(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("agent_message_chunk" !== data.sessionUpdate) {
        const err2 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "agent_message_chunk" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      if (!validate170(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data.messageId !== void 0) {
      let data2 = data.messageId;
      if (data2 !== null) {
        if (typeof data2 !== "string") {
          const err3 = { instancePath: instancePath + "/messageId", schemaPath: "#/properties/messageId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate805.errors = vErrors;
  return errors === 0;
}
var SessionUpdateAgentThoughtChunk = validate808;
function validate808(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("agent_thought_chunk" !== data.sessionUpdate) {
        const err2 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "agent_thought_chunk" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.content !== void 0) {
      if (!validate170(data.content, { instancePath: instancePath + "/content", parentData: data, parentDataProperty: "content", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
    if (data.messageId !== void 0) {
      let data2 = data.messageId;
      if (data2 !== null) {
        if (typeof data2 !== "string") {
          const err3 = { instancePath: instancePath + "/messageId", schemaPath: "#/properties/messageId/anyOf/0/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate808.errors = vErrors;
  return errors === 0;
}
var SessionInfoUpdate = validate811;
var schema324 = { "type": "object", "properties": { "title": { "type": ["string", "null"] }, "updatedAt": { "type": ["string", "null"] }, "_meta": { "$ref": "#/$defs/Meta" } } };
function validate811(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema324.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data1 = data.updatedAt;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: schema324.properties.updatedAt.type } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate811.errors = vErrors;
  return errors === 0;
}
var SessionUpdateSessionInfoUpdate = validate813;
function validate813(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("session_info_update" !== data.sessionUpdate) {
        const err1 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "session_info_update" } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema315.properties.title.type } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data2 = data.updatedAt;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: schema315.properties.updatedAt.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate813.errors = vErrors;
  return errors === 0;
}
var Cost = validate815;
function validate815(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.amount === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currency === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.amount !== void 0) {
      let data0 = data.amount;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.currency !== void 0) {
      if (typeof data.currency !== "string") {
        const err3 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate815.errors = vErrors;
  return errors === 0;
}
var UsageUpdate = validate817;
function validate817(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.used === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "used" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.size === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "size" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.used !== void 0) {
      let data0 = data.used;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.size !== void 0) {
      let data1 = data.size;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.cost !== void 0) {
      let data2 = data.cost;
      if (data2 !== null) {
        if (!validate763(data2, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData })) {
          vErrors = vErrors === null ? validate763.errors : vErrors.concat(validate763.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate817.errors = vErrors;
  return errors === 0;
}
var SessionUpdateUsageUpdate = validate820;
function validate820(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionUpdate === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessionUpdate" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.used === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "used" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.size === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "size" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.sessionUpdate !== void 0) {
      if ("usage_update" !== data.sessionUpdate) {
        const err3 = { instancePath: instancePath + "/sessionUpdate", schemaPath: "#/properties/sessionUpdate/const", keyword: "const", params: { allowedValue: "usage_update" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.used !== void 0) {
      let data1 = data.used;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err4 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.size !== void 0) {
      let data2 = data.size;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.cost !== void 0) {
      let data3 = data.cost;
      if (data3 !== null) {
        if (!validate763(data3, { instancePath: instancePath + "/cost", parentData: data, parentDataProperty: "cost", rootData })) {
          vErrors = vErrors === null ? validate763.errors : vErrors.concat(validate763.errors);
          errors = vErrors.length;
        }
      }
    }
    if (data._meta !== void 0) {
      if (!validate21(data._meta, { instancePath: instancePath + "/_meta", parentData: data, parentDataProperty: "_meta", rootData })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate820.errors = vErrors;
  return errors === 0;
}
export {
  AgentAuthCapabilities,
  AgentCapabilities,
  Annotations,
  AudioContent,
  AuthCapabilities,
  AuthMethod,
  AuthMethodAgent,
  AuthMethodId,
  AuthMethodTerminal,
  AuthenticateRequest,
  AuthenticateResponse,
  AvailableCommand,
  AvailableCommandInput,
  AvailableCommandsUpdate,
  BlobResourceContents,
  BooleanConfigOptionCapabilities,
  BooleanPropertySchema,
  CancelNotification,
  CancelRequestNotification,
  ClientCapabilities,
  ClientSessionCapabilities,
  CloseSessionRequest,
  CloseSessionResponse,
  CompactionCapabilities,
  CompactionId,
  CompactionStatus,
  CompactionSummaryChunk,
  CompactionUpdate,
  CompleteElicitationNotification,
  ConfigOptionUpdate,
  Content,
  ContentBlock,
  ContentBlockAudio,
  ContentBlockImage,
  ContentBlockResource,
  ContentBlockResourceLink,
  ContentBlockText,
  ContentChunk,
  Cost,
  CreateElicitationRequest,
  CreateElicitationRequestForRequest,
  CreateElicitationRequestForRequestForm,
  CreateElicitationRequestForRequestOther,
  CreateElicitationRequestForRequestUrl,
  CreateElicitationRequestForSession,
  CreateElicitationRequestForSessionForm,
  CreateElicitationRequestForSessionOther,
  CreateElicitationRequestForSessionUrl,
  CreateElicitationResponse,
  CreateElicitationResponseAccept,
  CreateElicitationResponseCancel,
  CreateElicitationResponseDecline,
  CreateElicitationResponseKnown,
  CreateElicitationResponseOther,
  CreateTerminalRequest,
  CreateTerminalResponse,
  CurrentModeUpdate,
  DeleteSessionRequest,
  DeleteSessionResponse,
  Diff,
  ElicitationAcceptAction,
  ElicitationCapabilities,
  ElicitationContentValue,
  ElicitationFormCapabilities,
  ElicitationFormMode,
  ElicitationFormModeForRequest,
  ElicitationFormModeForSession,
  ElicitationId,
  ElicitationPropertySchema,
  ElicitationPropertySchemaArray,
  ElicitationPropertySchemaBoolean,
  ElicitationPropertySchemaInteger,
  ElicitationPropertySchemaKnown,
  ElicitationPropertySchemaNumber,
  ElicitationPropertySchemaOther,
  ElicitationPropertySchemaString,
  ElicitationRequestScope,
  ElicitationSchema,
  ElicitationSchemaType,
  ElicitationSessionScope,
  ElicitationUrlCapabilities,
  ElicitationUrlMode,
  ElicitationUrlModeForRequest,
  ElicitationUrlModeForSession,
  EmbeddedResource,
  EmbeddedResourceResource,
  EnumOption,
  EnvVariable,
  Error2 as Error,
  ErrorCode,
  ExtNotification,
  ExtRequest,
  ExtResponse,
  FileSystemCapabilities,
  HttpHeader,
  HttpMcpServer,
  ImageContent,
  Implementation,
  InitializeRequest,
  InitializeResponse,
  IntegerPropertySchema,
  KillTerminalRequest,
  KillTerminalResponse,
  ListSessionsRequest,
  ListSessionsResponse,
  LoadSessionRequest,
  LoadSessionResponse,
  LogoutCapabilities,
  LogoutRequest,
  LogoutResponse,
  McpCapabilities,
  McpServer,
  McpServerHttp,
  McpServerSse,
  McpServerStdio,
  MessageId,
  Meta,
  MultiSelectItems,
  MultiSelectItemsOther,
  MultiSelectItemsString,
  MultiSelectPropertySchema,
  NewSessionRequest,
  NewSessionResponse,
  Notice,
  NoticeCapabilities,
  NoticeSeverity,
  NumberPropertySchema,
  PermissionOption,
  PermissionOptionId,
  PermissionOptionKind,
  Plan,
  PlanEntry,
  PlanEntryPriority,
  PlanEntryStatus,
  PromptCapabilities,
  PromptRequest,
  PromptResponse,
  ProtocolVersion,
  ReadTextFileRequest,
  ReadTextFileResponse,
  ReleaseTerminalRequest,
  ReleaseTerminalResponse,
  RequestId,
  RequestPermissionOutcome,
  RequestPermissionOutcomeCancelled,
  RequestPermissionOutcomeSelected,
  RequestPermissionRequest,
  RequestPermissionResponse,
  ResourceLink,
  ResumeSessionRequest,
  ResumeSessionResponse,
  Role,
  SelectedPermissionOutcome,
  SessionAdditionalDirectoriesCapabilities,
  SessionCapabilities,
  SessionCloseCapabilities,
  SessionConfigBoolean,
  SessionConfigGroupId,
  SessionConfigId,
  SessionConfigOption,
  SessionConfigOptionBoolean,
  SessionConfigOptionCategory,
  SessionConfigOptionSelect,
  SessionConfigOptionsCapabilities,
  SessionConfigSelect,
  SessionConfigSelectGroup,
  SessionConfigSelectOption,
  SessionConfigSelectOptions,
  SessionConfigValueId,
  SessionDeleteCapabilities,
  SessionId,
  SessionInfo,
  SessionInfoUpdate,
  SessionListCapabilities,
  SessionMode,
  SessionModeId,
  SessionModeState,
  SessionNotification,
  SessionResumeCapabilities,
  SessionUpdate,
  SessionUpdateAgentMessageChunk,
  SessionUpdateAgentThoughtChunk,
  SessionUpdateAvailableCommandsUpdate,
  SessionUpdateCompactionSummaryChunk,
  SessionUpdateCompactionUpdate,
  SessionUpdateConfigOptionUpdate,
  SessionUpdateCurrentModeUpdate,
  SessionUpdateNotice,
  SessionUpdatePlan,
  SessionUpdateSessionInfoUpdate,
  SessionUpdateToolCall,
  SessionUpdateToolCallUpdate,
  SessionUpdateUsageUpdate,
  SessionUpdateUserMessageChunk,
  SetSessionConfigOptionRequest,
  SetSessionConfigOptionRequestBoolean,
  SetSessionConfigOptionRequestValueId,
  SetSessionConfigOptionResponse,
  SetSessionModeRequest,
  SetSessionModeResponse,
  SseMcpServer,
  StopReason,
  StringFormat,
  StringMultiSelectItems,
  StringPropertySchema,
  Terminal,
  TerminalAuthMethod,
  TerminalExitStatus,
  TerminalId,
  TerminalOutputRequest,
  TerminalOutputResponse,
  TextContent,
  TextResourceContents,
  TitledMultiSelectItems,
  ToolCall,
  ToolCallContent,
  ToolCallContentContent,
  ToolCallContentDiff,
  ToolCallContentTerminal,
  ToolCallId,
  ToolCallLocation,
  ToolCallStatus,
  ToolCallUpdate,
  ToolKind,
  UnstructuredCommandInput,
  UsageUpdate,
  WaitForTerminalExitRequest,
  WaitForTerminalExitResponse,
  WriteTextFileRequest,
  WriteTextFileResponse
};
