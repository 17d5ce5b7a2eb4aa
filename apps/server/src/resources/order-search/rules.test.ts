import { describe, expect, it } from 'vitest';
import { listMobileParts, listNameParts, parseNumberPart, parseWantedParts } from './rules.ts';

const isFoundBy = (name: string, mobile: string, text: string) => {
  const wanted = parseWantedParts(text);
  const parts = wanted?.kind === 'name' ? listNameParts(name) : listMobileParts(mobile);
  return wanted?.parts.every((part) => parts.includes(part)) ?? false;
};

describe('a recipient', () => {
  it.each([
    ['王芳', '王芳'],
    ['王雨桐', '王雨桐'],
    ['王雨桐', '雨桐'],
    ['王雨桐', ' 王 雨桐 '],
    ['王雨桐', '王雨'],
    ['欧阳娜娜', '欧阳娜娜'],
    ['欧阳娜娜', '阳娜'],
    ['阿依·古丽', '阿依古丽'],
    ['阿依古丽', '依·古'],
    ['Anna Li', 'anna'],
    ['Anna Li', 'li anna'],
    ['Anna Li', 'ＡＮＮＡ'],
    ['Anna Li', 'ann l'],
    ['Zoë O’Brien', "zoe o'brien"],
    ['Zoe OBrien', 'Zoë'],
    ['Jean-Luc Martin', 'jean luc'],
    ['Maximiliankarl Berg', 'maximiliankarlotto'],
    ['陈 Jenny', 'jenny'],
  ])('%s is found by the name %j', (name, text) => expect(isFoundBy(name, '', text)).toBe(true));

  it.each([
    ['王雨桐', '王桐'],
    ['王雨桐', '雨彤'],
    ['王雨桐', '王雨桐桐'],
    ['王雨桐', '王'],
    ['Anna Li', 'nna'],
    ['Anna Li', 'anna wang'],
    ['Anna Li', 'a'],
    ['*', '王雨桐'],
    ['王雨桐', '*'],
    ['王雨桐', '王雨桐1'],
    ['王雨桐', '🙂🙂'],
  ])('%s is not found by the name %j', (name, text) =>
    expect(isFoundBy(name, '', text)).toBe(false),
  );

  it.each([
    ['13900000003', '13900000003'],
    ['13900000003', '139 0000 0003'],
    ['13900000003', '139-0000–0003'],
    ['13900000003', '+86 139 0000 0003'],
    ['13900000003', '008613900000003'],
    ['13900000003', '8613900000003'],
    ['13900000003', '+86 1390'],
    ['13900000003', '＋８６ １３９０'],
    ['13900000003', '０００３'],
    ['13900000003', '0003'],
    ['13900000003', '39000000'],
    ['61234567', '+852 6123 4567'],
    ['61234567', '(6123) 4567'],
  ])('%s is found by the mobile %j', (mobile, text) =>
    expect(isFoundBy('', mobile, text)).toBe(true),
  );

  it.each([
    ['13900000003', '003'],
    ['13900000003', '0013'],
    ['13900000003', '13900000004'],
    ['*', '0003'],
    ['13900000003', '++0003'],
    ['13900000003', 'x0003'],
  ])('%s is not found by the mobile %j', (mobile, text) =>
    expect(isFoundBy('', mobile, text)).toBe(false),
  );
});

it.each([
  ['1093', '1093'],
  ['sf 1234-5678', 'SF12345678'],
  ['ｓｆ１２', 'SF12'],
  ['123', null],
  ['anna', null],
  ['王雨桐1', null],
  ["1093';--", null],
])('%j is the part of a number: %s', (text, part) => expect(parseNumberPart(text)).toBe(part));
