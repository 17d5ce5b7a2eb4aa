import { isZipCode } from '@vitrine/kit';
import { findPlace } from './find-place.ts';

export interface ParsedAddress {
  name: string | null;
  mobile: string | null;
  province: string | null;
  city: string | null;
  district: string | null;
  addressLine: string | null;
  zipCode: string | null;
}

/** Labels in front of the parts of an address. What follows the label of a name is the name. */
const NAME_LABEL = /(?:收[货件]人(?:姓名)?|姓名|联系人|Name|Recipient)\s*[:：]\s*/gi;
const LABEL =
  /(?:联系电话|联系方式|手机号码?|手机|电话(?:号码)?|所在地区|所在地|省市区|地区|详细地址|收[货件]地址|街道地址|地址|邮政编码|邮编|Mobile|Phone|Tel|Address|Postcode|Zip(?: code)?)\s*[:：]?(?=[\s:：\d+\p{Script=Han}A-Za-z])\s*[:：]?/giu;
const MOBILE = /(?:(?:\+|00)?86[- ]?)?(?<!\d)(1[3-9]\d[- ]?\d{4}[- ]?\d{4})(?!\d)/g;
const LANDLINE = /(?<!\d)0\d{2,3}-\d{7,8}(?!\d)/g;
const ZIP_CODE = /(?<!\d)\d{6}(?!\d)(?!\s*[号室弄栋楼座单元])/g;
const TITLES = /(?:先生|女士|小姐|老师|同学)?\s*[(（]?收[)）]?$|(?:先生|女士|小姐|老师|同学)$/;
const CHINESE_NAME = /^\p{Script=Han}{2,4}$|^\p{Script=Han}{1,6}·\p{Script=Han}{1,8}$/u;
const LATIN_NAME = /^[A-Za-z][A-Za-z'’.-]*(?: [A-Za-z][A-Za-z'’.-]*){1,3}$/;
/** A part with one of these is a place and not a name. */
const PLACE = /[省市区县镇乡路街道巷弄号楼室村栋幢座园苑厦层]|大学|公司|中心|广场/;
const LATIN_PLACE = /\b(?:room|building|road|street|district|city|floor|block|unit|no|lane)\b/i;
const SEPARATORS = /[\s,，;；。、|/]+/;

const isChineseName = (part: string): boolean => CHINESE_NAME.test(part) && !PLACE.test(part);
const isLatinName = (part: string): boolean => LATIN_NAME.test(part) && !LATIN_PLACE.test(part);

/** Joins the parts of an address line; only Latin words need a space between them. */
const joinLine = (parts: readonly string[]): string =>
  parts.reduce((line, part) => {
    const needsSpace = /[A-Za-z0-9.]$/.test(line) && /^[A-Za-z0-9]/.test(part);
    return `${line}${needsSpace ? ' ' : ''}${part}`;
  }, '');

/** Of two addresses in one text, only the first is read. */
function keepFirstAddress(text: string): string {
  const mobiles = [...text.matchAll(MOBILE)];
  const second = mobiles[1];
  if (!second) return text;
  const blocks = text.split(/\n\s*\n/);
  if (blocks.length > 1) return blocks.find((block) => findPlace(block)) ?? text;
  const lines = text.split('\n');
  const complete = lines.find((line) => line.match(MOBILE)?.length === 1 && findPlace(line));
  return complete ?? text;
}

const isMeaningful = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

interface NamePart {
  name: string | null;
  rest: string;
}

/** Takes the name that follows a label. */
function takeLabelledName(text: string): NamePart {
  const label = NAME_LABEL.exec(text);
  NAME_LABEL.lastIndex = 0;
  if (!label) return { name: null, rest: text };
  const start = label.index + label[0].length;
  const value =
    /^(?:[A-Za-z][A-Za-z'’.-]* ?)+|^[^\s,，;；。\n]+/.exec(text.slice(start))?.[0] ?? '';
  return {
    name: value.trim().replace(TITLES, '').trim() || null,
    rest: `${text.slice(0, label.index)} ${text.slice(start + value.length)}`,
  };
}

/** Takes a name from the parts around the address: two Latin words, or a short Chinese part. */
function takeName(parts: readonly string[]): { name: string | null; others: string[] } {
  for (const [at, part] of parts.entries()) {
    const name = part.replace(TITLES, '').trim();
    if (isChineseName(name)) return { name, others: parts.filter((_, index) => index !== at) };
  }
  for (let count = 4; count > 1; count--) {
    for (let at = 0; at + count <= parts.length; at++) {
      const name = parts.slice(at, at + count).join(' ');
      if (!isLatinName(name)) continue;
      return { name, others: [...parts.slice(0, at), ...parts.slice(at + count)] };
    }
  }
  return { name: null, others: [...parts] };
}

/** Parses an address that was copied from a chat or another shop. What it does not name is null. */
export function parseAddress(input: string): ParsedAddress {
  const text = keepFirstAddress(input.normalize('NFKC'));
  const labelled = takeLabelledName(text);
  const mobile = [...labelled.rest.matchAll(MOBILE)][0]?.[1]?.replace(/[- ]/g, '') ?? null;
  const unlabelled = labelled.rest
    .replace(MOBILE, ' ')
    .replace(LANDLINE, ' ')
    .replace(LABEL, ' ')
    .replace(/中国(?:大陆)?(?=[\s,]*\p{Script=Han})/u, ' ');
  const zipCode = unlabelled.match(ZIP_CODE)?.find(isZipCode) ?? null;
  const address = zipCode ? unlabelled.replace(zipCode, ' ') : unlabelled;
  const place = findPlace(address);
  const before = address
    .slice(0, place?.start ?? 0)
    .split(SEPARATORS)
    .filter(isMeaningful);
  const after = address
    .slice(place?.end ?? 0)
    .split(SEPARATORS)
    .filter(isMeaningful);
  const found = labelled.name ? undefined : takeNameAround(before, after, place !== undefined);
  const line = joinLine([...(found?.after ?? after), ...(found?.before ?? before)]);
  return {
    name: labelled.name ?? found?.name ?? null,
    mobile,
    province: place?.province.name ?? null,
    city: place?.city?.name ?? null,
    district: place?.district ?? null,
    addressLine: line || null,
    zipCode,
  };
}

/** A name stands before the address, or after its line: the first part behind a place is a street. */
function takeNameAround(before: readonly string[], after: readonly string[], hasPlace: boolean) {
  const first = takeName(before);
  if (first.name) return { name: first.name, before: first.others, after };
  const street = hasPlace ? after.slice(0, 1) : [];
  const second = takeName(after.slice(street.length));
  return { name: second.name, before, after: [...street, ...second.others] };
}
