import { expect, test } from 'vitest';
import { namedLanguage, parseLanguage } from './language.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['fr-FR', undefined],
  ['zh', 'zh-CN'],
  ['zh_TW', 'zh-CN'],
  ['EN-gb;q=0.8', 'en-US'],
  ['fr;q=0.9, en;q=0.8, zh;q=0.7', 'en-US'],
  ['english', undefined],
])('%s names %s, and is Chinese where it names none', (header, language) => {
  expect(namedLanguage(header)).toBe(language);
  expect(parseLanguage(header)).toBe(language ?? 'zh-CN');
});
