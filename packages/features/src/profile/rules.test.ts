import { expect, test } from 'vitest';
import { changeOf, draftOf, faultyFields, isChanged, passwordFault, yearsUntil } from './rules.ts';

const profile = {
  id: '100001',
  name: '林知夏',
  mobile: '138****8000',
  email: null,
  gender: 'women' as const,
  birthday: '1992-04-18',
  role: 'shopper' as const,
  tier: null,
  hasPassword: true,
  isMessagingBound: false,
  createdAt: '2025-10-01T00:00:00.000Z',
};
const draft = draftOf(profile);

test('a profile comes out of its form as it went in', () => {
  const { name, email, gender, birthday } = profile;
  expect(changeOf(draft)).toEqual({ name, email, gender, birthday });
  expect(isChanged(draft, profile)).toBe(false);
});

test.each([
  [{ name: '林知夏 ' }, false],
  [{ name: '林夏' }, true],
  [{ gender: '' }, true],
  [{ day: '19' }, true],
])('%j is a change: %s', (written, changed) => {
  expect(isChanged({ ...draft, ...written }, profile)).toBe(changed);
});

test('what is cleared is sent as nothing', () => {
  const empty = { name: ' ', email: '', gender: '', year: '', month: '', day: '' };
  expect(changeOf(empty)).toEqual({ name: null, email: null, gender: null, birthday: null });
  expect(faultyFields(empty).size).toBe(0);
});

test.each([
  [{ name: '1' }, ['name']],
  [{ email: 'lin' }, ['email']],
  [{ email: 'lin@example' }, ['email']],
  [{ email: ' lin@example.com ' }, []],
  [{ month: '' }, ['birthday']],
  [{ month: '02', day: '30' }, ['birthday']],
  [{ year: '2000', month: '02', day: '29' }, []],
])('in %j what is wrong is %j', (written, wrong) => {
  expect([...faultyFields({ ...draft, ...written })]).toEqual(wrong);
});

test.each([
  ['', 'long enough', 'long enough', true, 'current'],
  ['', 'long enough', 'long enough', false, undefined],
  ['old', 'short', 'short', true, 'next'],
  ['old', 'long enough', 'long enouhg', true, 'again'],
  ['old', 'long enough', 'long enough', true, undefined],
])('from “%s” to “%s”, “%s” (has one: %s): %s', (current, next, again, has, fault) => {
  expect(passwordFault({ current, next, again }, has)).toBe(fault);
});

test('years begin with the present one', () => {
  const years = yearsUntil(2026);
  expect([years[0], years.at(-1), years.length]).toEqual(['2026', '1917', 110]);
});
