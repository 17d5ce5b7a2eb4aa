import { expect, test } from 'vitest';
import { friendName, withQuery } from './words.ts';

test.each([
  [' 周景行', '周**'],
  ['  ', '别处的朋友'],
  [null, '别处的朋友'],
])('%s is seen by friends as %s', (name, seen) => expect(friendName(name, 'zh-CN')).toBe(seen));

test('a friend without a name is one in English too', () =>
  expect(friendName(null, 'en-US')).toBe('A friend'));

test.each([
  ['/content/spring', '/content/spring?share=a%26b'],
  ['/content/spring?x=1', '/content/spring?x=1&share=a%26b'],
])('%s takes one more part', (path, whole) => expect(withQuery(path, 'share', 'a&b')).toBe(whole));
