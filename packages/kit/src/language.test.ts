import { expect, test } from 'vitest';
import { defineMessages, findLanguage, pairMessages, parseLanguage } from './language.ts';

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

test('infers the type of a message table, and requires the same keys in English', () => {
  const messages = defineMessages({
    'zh-CN': { save: '保存', units: ['天', '时'] as const },
    'en-US': { save: 'Save', units: ['days', 'hours'] },
  });
  const { save, units }: { save: string; units: readonly [string, string] } = messages['en-US'];
  expect([save, ...units]).toEqual(['Save', 'days', 'hours']);

  // @ts-expect-error: the English has no `cancel`.
  defineMessages({ 'zh-CN': { cancel: '取消' }, 'en-US': {} });
});

test('splits pairs of texts by language, and requires the same shape in English', () => {
  const messages = pairMessages({
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
  pairMessages({ cancel: ['取消'] });
  // @ts-expect-error: the English has one unit only.
  pairMessages({ units: [['天', '时'], ['days']] });
});
