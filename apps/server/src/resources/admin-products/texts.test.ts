import { expect, it } from 'vitest';
import { toCatalogueText, toStoredText } from './texts.ts';

it.each([
  ['a text in both languages', { 'zh-CN': '大衣', 'en-US': 'Coat' }, 'Coat'],
  ['a text without English', { 'zh-CN': '大衣', 'en-US': null }, '大衣'],
])('stores %s so that every reader finds a text', (_, text, en) => {
  expect(toStoredText(text)).toEqual({ 'zh-CN': '大衣', 'en-US': en });
  expect(toCatalogueText(toStoredText(text))).toEqual(text);
});
