import { expect, it } from 'vitest';
import { fillSample, findValueProblems } from './preview-values.ts';

it('puts own values into the places of the sample, and leaves out what the template does not have', () => {
  expect(
    fillSample('order-shipped', { order: '7', merchant: '', code: '1', toString: 'x' }),
  ).toEqual({ order: '7', merchant: '', link: 'https://shop.example/order' });
});

it.each([
  ['Antonia', []],
  ['', ['missing']],
  [' \n', ['missing']],
  ['a'.repeat(500), []],
  ['a'.repeat(501), ['too-long']],
])('finds of the value %j the problems %j', (merchant, reasons) => {
  const problems = findValueProblems(fillSample('order-shipped', { merchant }));
  expect(problems).toEqual(reasons.map((reason) => ({ value: 'merchant', reason, max: 500 })));
});
