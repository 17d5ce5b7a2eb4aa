import { expect, test } from 'vitest';
import { pickText, toCatalogueText, toFormText, toOptionalText } from './texts.ts';

test('a missing English text is shown in Chinese', () => {
  expect(pickText({ 'zh-CN': '大衣', 'en-US': null }, 'en-US')).toBe('大衣');
  expect(pickText({ 'zh-CN': '大衣', 'en-US': 'Coat' }, 'en-US')).toBe('Coat');
});

test('a form edits an empty text and sends a missing one', () => {
  expect(toFormText({ 'zh-CN': '大衣', 'en-US': null })).toEqual({ 'zh-CN': '大衣', 'en-US': '' });
  expect(toCatalogueText({ 'zh-CN': ' 大衣 ', 'en-US': ' ' })).toEqual({
    'zh-CN': '大衣',
    'en-US': null,
  });
});

test('a text without Chinese is none', () => {
  expect(toOptionalText({ 'en-US': 'Coat' })).toBeNull();
  expect(toOptionalText(undefined)).toBeNull();
});
