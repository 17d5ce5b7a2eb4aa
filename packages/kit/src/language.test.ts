import { expect, test } from 'vitest';
import { defineMessages, findLanguage, type MessagePair, parseLanguage } from './language.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['fr-FR', undefined],
  ['zh', 'zh-CN'],
  ['zh_TW', 'zh-CN'],
  ['EN-gb;q=0.8', 'en-US'],
  ['fr;q=0.9, en;q=0.8, zh;q=0.7', 'en-US'],
  ['english', undefined],
])('finds %s as %s, and parses it as Chinese when there is none', (header, language) => {
  expect(findLanguage(header)).toBe(language);
  expect(parseLanguage(header)).toBe(language ?? 'zh-CN');
});

test('splits pairs of texts by language, and requires the same shape in English', () => {
  const messages = defineMessages({
    save: ['保存', 'Save'],
    empty: { title: ['没有', 'None'] },
    units: [
      ['天', '时'],
      ['days', 'hours'],
    ],
  });
  expect(messages).toEqual({
    'zh-CN': { save: '保存', empty: { title: '没有' }, units: ['天', '时'] },
    'en-US': { save: 'Save', empty: { title: 'None' }, units: ['days', 'hours'] },
  });
  const { units }: { units: readonly [string, string] } = messages['en-US'];
  expect(units).toHaveLength(2);

  // @ts-expect-error: the English is missing.
  defineMessages({ cancel: ['取消'] });
  // @ts-expect-error: the English has one unit only.
  defineMessages({ units: [['天', '时'], ['days']] });
});

test('infers the keys of a table, and requires those that a type lists', () => {
  type Code = 'paid' | 'sent';
  const messages = defineMessages({
    names: { paid: ['已付款', 'Paid'], sent: ['已发货', 'Sent'] } satisfies Record<
      Code,
      MessagePair
    >,
  });
  const { names }: { names: Record<Code, string> } = messages['en-US'];
  expect(names).toEqual({ paid: 'Paid', sent: 'Sent' });
  // @ts-expect-error: the table has no such key.
  expect(messages['en-US'].title).toBeUndefined();

  // @ts-expect-error: the name of `sent` is missing.
  defineMessages({ paid: ['已付款', 'Paid'] } satisfies Record<Code, MessagePair>);
});
