import { describe, expect, test } from 'vitest';
import { brands } from '../houses/brands.ts';
import { pieces } from './pieces.ts';
import { productsOf } from './products.ts';

const products = productsOf(pieces, Date.UTC(2026, 10, 21, 4));
const names = products.map(({ row }) => ({ ...row.short_description, brand: row.brand_id }));
const descriptions = products.map(({ row }) => row.description);

const offenders = <T>(items: readonly T[], breaks: (item: T) => boolean) => items.filter(breaks);

/** Left over from a template, or from a value that was not there. */
const LEFT_OVER = /[{}[\]<>|_]|undefined|null|NaN| {2}|todo|lorem/i;
/** The house writes none of these. */
const NOT_OURS = /[!！]|爆款|亲[，,]|hot deal/i;
const LATIN = /[A-Za-z]/;
const CHINESE = /\p{Script=Han}/u;

describe('names', () => {
  test('are Chinese in Chinese and English in English', () => {
    expect(offenders(names, (name) => LATIN.test(name['zh-CN']))).toEqual([]);
    expect(offenders(names, (name) => CHINESE.test(name['en-US']))).toEqual([]);
  });

  test('fit a card, begin with a capital and hold no leftovers', () => {
    const wrong = offenders(names, ({ 'zh-CN': zh, 'en-US': en }) => {
      const isLong = zh.length > 18 || en.length > 58 || zh.length < 3;
      return isLong || LEFT_OVER.test(zh + en) || !/^[A-Z]/.test(en) || /^(\w+) \1\b/i.test(en);
    });
    expect(wrong).toEqual([]);
  });

  test.each(['zh-CN', 'en-US'] as const)('differ within a house, in %s', (language) => {
    const seen = products.map(
      ({ row }) => `${row.brand_id} ${row.gender} ${row.short_description[language]}`,
    );
    expect(offenders(seen, (name) => seen.indexOf(name) !== seen.lastIndexOf(name))).toEqual([]);
  });
});

describe('descriptions', () => {
  test('are two or three sentences in both languages', () => {
    const wrong = offenders(descriptions, ({ 'zh-CN': zh, 'en-US': en }) => {
      const stops = zh.split('。').length - 1;
      return stops < 2 || stops > 3 || !zh.endsWith('。') || !en.endsWith('.') || CHINESE.test(en);
    });
    expect(wrong).toEqual([]);
  });

  test('hold no leftovers, and no salesman', () => {
    const wrong = offenders(descriptions, ({ 'zh-CN': zh, 'en-US': en }) =>
      [zh, en].some((text) => LEFT_OVER.test(text) || NOT_OURS.test(text)),
    );
    expect(wrong).toEqual([]);
  });

  test('mostly differ from one another', () => {
    const distinct = new Set(descriptions.map((text) => text['zh-CN']));
    expect(distinct.size / descriptions.length).toBeGreaterThan(0.9);
  });

  test('use straight apostrophes, which Chinese fonts do not widen', () => {
    const texts = [...descriptions, ...brands.map(({ about }) => about)];
    expect(offenders(texts, (text) => /[‘’“”]/.test(text['en-US']))).toEqual([]);
  });
});

test('every house says something of itself in both languages', () => {
  const silent = offenders(
    brands,
    ({ about }) => !CHINESE.test(about['zh-CN']) || CHINESE.test(about['en-US']),
  );
  expect(silent).toEqual([]);
});
