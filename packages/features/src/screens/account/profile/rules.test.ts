import { expect, test } from 'vitest';
import {
  findInvalidFields,
  findInvalidPassword,
  hasChanges,
  listYears,
  toDraft,
  toProfileUpdate,
} from './rules.ts';

const profile = {
  id: '100001',
  name: '林知夏',
  mobile: '138****8000',
  email: null,
  isEmailVerified: false,
  gender: 'women' as const,
  birthday: '1992-04-18',
  role: 'shopper' as const,
  tier: null,
  hasPassword: true,
  isMessagingBound: false,
  createdAt: '2025-10-01T00:00:00.000Z',
};
const draft = toDraft(profile);

test('a draft of a profile has the same values and no changes', () => {
  const { name, email, gender, birthday } = profile;
  expect(toProfileUpdate(draft)).toEqual({ name, email, gender, birthday });
  expect(hasChanges(draft, profile)).toBe(false);
});

test.each([
  [{ name: '林知夏 ' }, false],
  [{ name: '林夏' }, true],
  [{ gender: '' }, true],
  [{ day: '19' }, true],
])('the input %j counts as a change: %s', (input, changed) => {
  expect(hasChanges({ ...draft, ...input }, profile)).toBe(changed);
});

test('sends null for cleared fields', () => {
  const empty = { name: ' ', email: '', gender: '', year: '', month: '', day: '' };
  expect(toProfileUpdate(empty)).toEqual({ name: null, email: null, gender: null, birthday: null });
  expect(findInvalidFields(empty).size).toBe(0);
});

test.each([
  [{ name: '1' }, ['name']],
  [{ email: 'lin' }, ['email']],
  [{ email: 'lin@example' }, ['email']],
  [{ email: ' lin@example.com ' }, []],
  [{ month: '' }, ['birthday']],
  [{ month: '02', day: '30' }, ['birthday']],
  [{ year: '2000', month: '02', day: '29' }, []],
])('the input %j has the invalid fields %j', (input, invalid) => {
  expect([...findInvalidFields({ ...draft, ...input })]).toEqual(invalid);
});

test.each([
  ['', 'long enough', 'long enough', true, 'current'],
  ['', 'long enough', 'long enough', false, undefined],
  ['old', 'short', 'short', true, 'next'],
  ['old', 'long enough', 'long enouhg', true, 'again'],
  ['old', 'long enough', 'long enough', true, undefined],
])(
  'changing “%s” to “%s”, repeated “%s” (has a password: %s), the invalid field is %s',
  (current, next, again, hasPassword, invalid) => {
    expect(findInvalidPassword({ current, next, again }, hasPassword)).toBe(invalid);
  },
);

test('lists the years from the current one back', () => {
  const years = listYears(2026);
  expect([years[0], years.at(-1), years.length]).toEqual(['2026', '1917', 110]);
});
