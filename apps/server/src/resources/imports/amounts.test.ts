import { describe, expect, it } from 'vitest';
import { DecimalEvidence, normaliseAmount, readEvidence } from './amounts.ts';

describe('one amount', () => {
  it.each([
    ['24310', 'none'],
    ['12,50', 'comma'],
    ['12.5', 'point'],
    ['1,200.00', 'point'],
    ['1.200,00', 'comma'],
    ['1.200.300', 'comma'],
    ['1,200,300', 'point'],
    ['0,125', 'comma'],
    ['1200,125', 'comma'],
    ['1,200', 'ambiguous'],
    ['¥1.200', 'ambiguous'],
    ['¥1200', 'none'],
    ['', 'none'],
  ])('%s tells %s', (text, evidence) => {
    expect(readEvidence(text)).toBe(evidence);
  });

  it.each([
    ['12,50', 'comma', '12.50'],
    ['1.200,00', 'comma', '1200.00'],
    ['1.200', 'comma', '1200'],
    ['1,200.00', 'point', '1200.00'],
    ['1,200', 'point', '1200'],
    ['¥1200', 'point', '1200'],
    ['¥ 1,200.5', 'point', '1200.5'],
    ['1 200,00 €', 'comma', '1200.00'],
    ["CHF 1'200.00", 'point', '1200.00'],
    ['1200.0000', 'point', '1200.00'],
    ['1200元', 'point', '1200'],
    ['24310', 'point', '24310'],
    ['1200.125', 'point', '1200.125'],
    ['12,50', 'point', '12,50'],
    ['1,20,0', 'point', '1,20,0'],
    ['free', 'point', 'free'],
    ['-5', 'point', '-5'],
  ] as const)('%s with a decimal %s is %s', (text, mark, amount) => {
    expect(normaliseAmount(text, mark)).toBe(amount);
  });
});

describe('the amounts of a file', () => {
  it.each([
    ['no marks', ['100', '200'], ',', { mark: 'point' }],
    ['one clear comma', ['1,200', '12,50'], ',', { mark: 'comma' }],
    ['one clear point', ['1,200', '9.90'], ',', { mark: 'point' }],
    ['thousands of a region with commas', ['1.200', '900'], ';', { mark: 'comma' }],
    ['a comma against its region', ['1,200', '900'], ';', { ambiguous: '1,200' }],
    ['only what means two amounts', ['900', '1,200', '2,300'], ',', { ambiguous: '1,200' }],
    ['a point that means two amounts', ['1.200'], '\t', { ambiguous: '1.200' }],
    ['contradictions', ['12,50', '12.50'], ',', { mixed: true }],
  ] as const)('with %s decide', (_, amounts, delimiter, decision) => {
    const evidence = new DecimalEvidence();
    for (const amount of amounts) evidence.add(amount);
    expect(evidence.decide(delimiter)).toEqual(decision);
  });
});
