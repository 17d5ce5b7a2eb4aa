import { expect, test } from 'vitest';
import { addQueryParameter, maskFriendName } from './rules.ts';

test.each([
  [' 周景行', '周**'],
  ['  ', '一位朋友'],
  [null, '一位朋友'],
])('masks the name %s as %s', (name, seen) => expect(maskFriendName(name, 'zh-CN')).toBe(seen));

test('has an English label for a friend without a name', () =>
  expect(maskFriendName(null, 'en-US')).toBe('A friend'));

test.each([
  ['/content/spring', '/content/spring?share=a%26b'],
  ['/content/spring?x=1', '/content/spring?x=1&share=a%26b'],
])('adds a query parameter to %s', (path, whole) =>
  expect(addQueryParameter(path, 'share', 'a&b')).toBe(whole),
);
