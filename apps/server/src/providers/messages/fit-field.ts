import type { CardFieldKind } from '@vitrine/contract/admin';
import { CHINA_OFFSET_MS } from '@vitrine/kit';

const THING_LENGTH = 20;
const STRING_LENGTH = 32;
const PHRASE_LENGTH = 5;
const CHINESE_NAME_LENGTH = 10;
const OTHER_NAME_LENGTH = 20;
const PHONE_LENGTH = 17;

type Fit = (value: string) => string | undefined;

/** Cuts by characters, so that none is halved, and ends a cut text visibly. */
function cut(value: string, length: number): string {
  const characters = [...value];
  return characters.length <= length ? value : `${characters.slice(0, length - 1).join('')}…`;
}

const keepIf =
  (pattern: RegExp): Fit =>
  (value) =>
    pattern.test(value) ? value : undefined;

/** One line of text; the platforms refuse an empty one and control characters. */
const fitText: Fit = (value) => cut(value.replace(/\s+/g, ' ').trim(), THING_LENGTH) || undefined;

const DATE = /^\d{4}([./-]\d{1,2}){1,2}|^\d{4}年\d{1,2}月(\d{1,2}日)?/;

/** Rewrites an English date as `2026.11.30`. */
function fitDate(value: string): string | undefined {
  if (DATE.test(value)) return value;
  const at = Date.parse(`${value} UTC`);
  return Number.isNaN(at)
    ? undefined
    : new Date(at).toISOString().slice(0, 10).replaceAll('-', '.');
}

const fitName: Fit = (value) =>
  /\p{Script=Han}/u.test(value)
    ? cut(value, CHINESE_NAME_LENGTH)
    : cut(value, OTHER_NAME_LENGTH) || undefined;

interface FieldRule {
  readonly kind: CardFieldKind;
  /** The most characters; absent where only the form counts. */
  readonly max?: number;
  readonly fit: Fit;
}

const TEXT: FieldRule = { kind: 'text', max: THING_LENGTH, fit: fitText };
const DATE_RULE: FieldRule = { kind: 'date', fit: fitDate };

/** What WeChat accepts in a field, by the kind that begins the field’s name. A text is cut, the others must fit. */
const RULES: Readonly<Record<string, FieldRule>> = {
  thing: TEXT,
  short_thing: TEXT,
  character_string: {
    kind: 'characters',
    max: STRING_LENGTH,
    fit: keepIf(new RegExp(`^[\\x21-\\x7e]{1,${STRING_LENGTH}}$`)),
  },
  number: {
    kind: 'number',
    max: STRING_LENGTH,
    fit: keepIf(new RegExp(`^\\d[\\d.]{0,${STRING_LENGTH - 1}}$`)),
  },
  letter: {
    kind: 'letters',
    max: STRING_LENGTH,
    fit: keepIf(new RegExp(`^[A-Za-z]{1,${STRING_LENGTH}}$`)),
  },
  phrase: {
    kind: 'phrase',
    max: PHRASE_LENGTH,
    fit: keepIf(new RegExp(`^\\p{Script=Han}{1,${PHRASE_LENGTH}}$`, 'u')),
  },
  amount: {
    kind: 'amount',
    fit: (value) => keepIf(/^[^\d\s,]?\d{1,10}(\.\d+)?元?$/)(value.replaceAll(',', '')),
  },
  date: DATE_RULE,
  time: DATE_RULE,
  name: { kind: 'name', max: OTHER_NAME_LENGTH, fit: fitName },
  phone_number: {
    kind: 'phone',
    max: PHONE_LENGTH,
    fit: keepIf(new RegExp(`^[+\\d-]{1,${PHONE_LENGTH}}$`)),
  },
};

/** Alipay and Douyin name their fields freely, and WeChat’s kind `thing` is the strictest text. */
export const getFieldRule = (name: string): FieldRule => RULES[name.replace(/\d+$/, '')] ?? TEXT;

/**
 * Makes a value fit a field of a platform’s template; undefined when the platform would refuse it.
 *
 * @example
 * fitField('amount2', '¥24,310') // '¥24310'
 */
export const fitField = (name: string, value: string): string | undefined =>
  getFieldRule(name).fit(value);

/** Formats Beijing time for a field: `2026.11.30 18:04`. */
export const formatFieldTime = (ms: number): string =>
  new Date(ms + CHINA_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ').replaceAll('-', '.');
