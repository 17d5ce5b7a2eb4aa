import { expect, test } from 'vitest';
import { isPersonName, maskPersonName, normalisePersonName } from './person-name.ts';

test.each([
  ['林知夏', true],
  ['欧阳', true],
  ['阿依古丽·买买提', true],
  ['Ada Lovelace', true],
  ["Siân O'Neill", true],
  ['林', false],
  ['林1', false],
  ['林 知夏', false],
  ['·林夏', false],
  ['林知夏!', false],
  ['<b>Ada</b>', false],
  ['', false],
])('%s is a valid name: %s', (name, expected) => expect(isPersonName(name)).toBe(expected));

test.each([
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['阿依古丽•买买提', '阿依古丽·买买提'],
])('%j is stored as %j', (typed, stored) => expect(normalisePersonName(typed)).toBe(stored));

test.each([
  ['张三', '张*'],
  ['林知夏', '林**'],
  ['欧阳知夏', '欧***'],
  ['阿依古丽·买买提', '阿***'],
  ['Ada Lovelace', 'A***'],
  ['𠮷田', '𠮷*'],
])('%s is masked as %s', (name, masked) => expect(maskPersonName(name)).toBe(masked));
