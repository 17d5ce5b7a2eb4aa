import { expect, it } from 'vitest';
import { checkOverrides, findOverrideFault } from './check-override.ts';

it.each([
  ['购物袋', '我的购物袋', undefined],
  ['购物袋', '  ', 'empty'],
  ['购物袋', 'x'.repeat(1_000), undefined],
  ['购物袋', 'x'.repeat(1_001), 'too-long'],
  ['购物袋', '我的\n购物袋', 'line-break'],
  ['第一行\n第二行', '一\n二', undefined],
  ['{n} 件', '共 {n} 件', undefined],
  ['{n} 件', '几件', 'placeholders'],
  ['{n} 件', '{n} 件 {total}', 'placeholders'],
  ['{n} {n|item|items}', '{n} {n|piece|pieces}', undefined],
  ['{n} {n|item|items}', '{n} pieces', 'placeholders'],
  ['{n} 件', '{n} 件}', 'placeholders'],
  ['<b>', '<script>', undefined],
] as const)('in place of "%s" the text "%s" has the fault %s', (original, text, fault) => {
  expect(findOverrideFault(original, text)).toBe(fault);
});

it('shows what fits the messages of today, and says what does not', () => {
  const stored = {
    'order.bag.title': '我的购物袋',
    'order.bag.itemCount': '几件',
    'order.bag.gone': 7,
    'order.bag.never': '没有',
  };
  const { shown, broken } = checkOverrides('zh-CN', stored);
  expect(shown).toEqual({ 'order.bag.title': '我的购物袋' });
  expect(broken.map(({ key, fault }) => [key, fault])).toEqual([
    ['order.bag.gone', 'empty'],
    ['order.bag.itemCount', 'placeholders'],
    ['order.bag.never', 'unknown-key'],
  ]);
});

it.each([
  [{ 'bag.name': '旧' }, { 'order.bag.title': '旧' }],
  [{ 'order.bag.title': '新', 'bag.name': '旧' }, { 'order.bag.title': '新' }],
  [{ 'bag.name': '旧', 'order.bag.title': '新' }, { 'order.bag.title': '新' }],
])('keeps what was written under a former key: %j', (stored, expected) => {
  const { shown } = checkOverrides('zh-CN', stored, { 'bag.name': 'order.bag.title' });
  expect(shown).toEqual(expected);
});

it('calls what was written for a removed message broken', () => {
  const { broken } = checkOverrides('zh-CN', { 'bag.hint': '旧' }, { 'bag.hint': null });
  expect(broken).toMatchObject([{ key: 'bag.hint', fault: 'unknown-key' }]);
});
