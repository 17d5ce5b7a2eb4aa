import { expect, it } from 'vitest';
import { fitField, formatFieldTime } from './fit-field.ts';

const LONG = '一件名字很长很长很长很长很长很长很长的羊毛大衣';

it.each([
  ['thing1', '羊毛大衣', '羊毛大衣'],
  ['thing1', LONG, `${[...LONG].slice(0, 19).join('')}…`],
  ['thing1', '𠮷'.repeat(21), `${'𠮷'.repeat(19)}…`],
  ['thing1', ' 两行\n文字 ', '两行 文字'],
  ['thing1', '', undefined],
  ['character_string2', '202611251001', '202611251001'],
  ['character_string2', '订单1', undefined],
  ['character_string2', 'x'.repeat(33), undefined],
  ['amount3', '¥24,310', '¥24310'],
  ['amount3', '24310.50元', '24310.50元'],
  ['amount3', 'HK$100', undefined],
  ['amount3', '-¥800', undefined],
  ['amount3', '12345678901', undefined],
  ['phrase4', '已发货', '已发货'],
  ['phrase4', '等待补充身份', undefined],
  ['phrase4', 'Shipped', undefined],
  ['date5', '2026.11.30', '2026.11.30'],
  ['date5', '2026年11月30日', '2026年11月30日'],
  ['date5', '30 Nov 2026', '2026.11.30'],
  ['time5', '2026.11.30 18:04', '2026.11.30 18:04'],
  ['time5', 'soon', undefined],
  ['number6', '12.5', '12.5'],
  ['number6', 'IT 40', undefined],
  ['name7', '林知夏', '林知夏'],
  ['keyword1', LONG, `${[...LONG].slice(0, 19).join('')}…`],
  ['商品名称', '羊毛大衣', '羊毛大衣'],
])('the field %s takes %s as %s', (name, value, fitted) => {
  expect(fitField(name, value)).toBe(fitted);
});

it('writes times of Beijing', () => {
  expect(formatFieldTime(Date.UTC(2026, 10, 30, 17, 4))).toBe('2026.12.01 01:04');
});
