import { defineMessages, formatMessage, type Language, type Messages } from '@vitrine/kit';
import type { z } from 'zod';

const MESSAGES = defineMessages({
  required: ['为必填项', 'is required'],
  type: ['应为{expected}', 'must be {expected}'],
  options: ['应为以下之一：{options}', 'must be one of {options}'],
  least: ['不得小于 {limit}', 'must be at least {limit}'],
  most: ['不得大于 {limit}', 'must be at most {limit}'],
  shortest: ['不得少于 {limit} 项或字符', 'must have at least {limit} items or characters'],
  longest: ['不得超过 {limit} 项或字符', 'must have at most {limit} items or characters'],
  unknown: ['包含不支持的字段：{keys}', 'has fields that are not known: {keys}'],
  other: ['格式不正确', 'is not as it should be'],
});

const TYPE_NAMES: Messages<Readonly<Record<string, string>>> = defineMessages({
  string: ['文本', 'text, given once'],
  number: ['数字', 'a number'],
  int: ['整数', 'a whole number'],
  boolean: ['布尔值', 'true or false'],
  array: ['列表', 'a list'],
  object: ['对象', 'an object'],
});

/** Chinese translations of the English rule messages in the contract. */
const RULES_ZH: Readonly<Record<string, string>> = {
  'must be a whole number above zero': '应为大于零的整数',
  'must be letters, digits, dashes or underscores': '只能包含字母、数字、连字符或下划线',
  'at most 50 values': '不得超过 50 项',
  'at most 60 characters': '不得超过 60 个字符',
  'at most 40 parameters': '不得超过 40 个参数',
  'must be a page of the mini-program': '应为小程序页面路径',
  'must be up to 32 plain characters': '应为不超过 32 个字符的字母、数字或常用符号',
  'must be a name, as it is on a card or a parcel': '请填写真实姓名',
  'must be six digits': '应为六位数字',
  'must be a mobile number': '请填写正确的手机号',
  'must be an e-mail address': '请填写正确的邮箱',
  'must be a date': '请填写正确的日期',
  'must be the address of a page': '应为网页地址',
  'must be what the portal has sent': '链接无效',
  'must name a quantity or a size': '请填写数量或尺码',
  'must be a tracking number': '应为运单号',
  'must be a path of this shop': '应为本店的路径',
  'must be JSON': '应为 JSON 格式',
  'must be a whole number': '应为整数',
  'must be a colour such as #1a2b3c': '应为色值，例如 #1a2b3c',
  'must have 6, 8, 10 or 13 digits': '应为 6、8、10 或 13 位数字',
  'must be the code of a country such as IT': '应为国家代码，例如 IT',
  'must be the code of a province': '应为省份代码，例如 SH',
  'must not be less than minDays': '不得少于最短时效',
  'must have one option of a type for a place': '同一地区的同类配送方式只能有一项',
  'must be an amount such as 24310 or 24310.50': '应为金额，例如 24310 或 24310.50',
  'must not be above originalPrice': '不得高于原价',
  'needs one value for each name': '每行须为每个名称填写一个数值',
  'names an image twice': '同一图片重复',
  'must be after startsAt': '应晚于开始时间',
  'must be between the years 2000 and 2200': '应在 2000 年至 2200 年之间',
  'must be 3 to 32 letters, digits or dashes': '应为 3 至 32 位字母、数字或连字符',
};

/** Matches zod's default messages; any other message comes from the contract. */
const FROM_ZOD = /^(?:Invalid|Too (?:small|big)|Unrecognized)/;

const isSized = (origin: string) => origin === 'string' || origin === 'array' || origin === 'set';

function generalMessage(issue: z.core.$ZodIssue, language: Language): string {
  const t = MESSAGES[language];
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined && issue.message.endsWith('undefined')) return t.required;
      return formatMessage(t.type, {
        expected: TYPE_NAMES[language][issue.expected] ?? issue.expected,
      });
    case 'invalid_value':
      return formatMessage(t.options, { options: issue.values.map(String).join(', ') });
    case 'too_small': {
      const limit = String(issue.minimum);
      return formatMessage(isSized(issue.origin) ? t.shortest : t.least, { limit });
    }
    case 'too_big': {
      const limit = String(issue.maximum);
      return formatMessage(isSized(issue.origin) ? t.longest : t.most, { limit });
    }
    case 'unrecognized_keys':
      return formatMessage(t.unknown, { keys: issue.keys.join(', ') });
    default:
      return t.other;
  }
}

/** Formats why a part of the request is invalid, in the language of the request. */
export function formatInputIssue(issue: z.core.$ZodIssue, language: Language): string {
  if (FROM_ZOD.test(issue.message)) return generalMessage(issue, language);
  if (language === 'en-US') return issue.message;
  return RULES_ZH[issue.message] ?? generalMessage(issue, language);
}
