import { expect, test } from 'vitest';
import { type SetValues, toMatchQuery, toRule, toSetBody, toSetValues } from './set-values.ts';

const text = { 'zh-CN': '秋', 'en-US': '' };
const values: SetValues = {
  name: text,
  description: {},
  position: null,
  kind: 'hand',
  productIds: ['3', '1'],
  rule: { brands: ['7'] },
};

test.each([
  ['nothing', undefined, null],
  ['empty filters', { brands: [], reduced: false, gender: null } as const, null],
  [
    'filled filters',
    { brands: ['7'], sizes: [], 'price-min': 0, reduced: true } as const,
    { brands: ['7'], 'price-min': 0, reduced: true },
  ],
])('takes the rule of %s', (_, rule, expected) => {
  expect(toRule(rule as SetValues['rule'])).toEqual(expected);
});

test('counts the products of a rule by the query of a listing', () => {
  expect(toMatchQuery({ brands: ['7', '8'], 'price-max': 500, reduced: true })).toEqual({
    brands: '7,8',
    'price-max': '500',
    reduced: 'true',
  });
});

test('sends either the products or the rule', () => {
  expect(toSetBody(values)).toEqual({
    name: { 'zh-CN': '秋', 'en-US': null },
    description: { 'zh-CN': '', 'en-US': null },
    gender: null,
    position: 0,
    rule: null,
    productIds: ['3', '1'],
  });
  expect(toSetBody({ ...values, kind: 'rule' })).toMatchObject({
    rule: { brands: ['7'] },
    productIds: [],
  });
});

test('opens a set as it is stored', () => {
  const set = { id: '1', name: text, description: text, gender: 'men', position: 2 } as const;
  expect(toSetValues({ ...set, rule: null, productIds: ['1'], version: 1 })).toMatchObject({
    kind: 'hand',
    productIds: ['1'],
  });
  expect(
    toSetValues({ ...set, rule: { tags: ['Exclusive'] }, productIds: [], version: 1 }),
  ).toMatchObject({ kind: 'rule', rule: { tags: ['Exclusive'] } });
});
