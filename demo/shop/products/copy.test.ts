import { describe, expect, test } from 'vitest';
import { brands } from '../brands/brands.ts';
import { drawnProducts } from './drawn-products.ts';
import { createProducts } from './products.ts';

const products = createProducts(drawnProducts, Date.UTC(2026, 10, 21, 4));
const names = products.map(({ row }) => ({ ...row.short_description, brand: row.brand_id }));
const descriptions = products.map(({ row }) => row.description);

const offenders = <T>(items: readonly T[], breaks: (item: T) => boolean) => items.filter(breaks);

/** Leftovers of a template or of a missing value. */
const LEFT_OVER = /[{}[\]<>|_]|undefined|null|NaN| {2}|todo|lorem/i;
/** Phrases that the shop never uses. */
const NOT_OURS = /[!！]|爆款|亲[，,]|hot deal/i;
const LATIN = /[A-Za-z]/;
const CHINESE = /\p{Script=Han}/u;

describe('names', () => {
  test('contain no Latin letters in Chinese and no Chinese in English', () => {
    expect(offenders(names, (name) => LATIN.test(name['zh-CN']))).toEqual([]);
    expect(offenders(names, (name) => CHINESE.test(name['en-US']))).toEqual([]);
  });

  test('fit a product card, begin with a capital and have no template leftovers', () => {
    const wrong = offenders(names, ({ 'zh-CN': zh, 'en-US': en }) => {
      const isLong = zh.length > 18 || en.length > 58 || zh.length < 3;
      return isLong || LEFT_OVER.test(zh + en) || !/^[A-Z]/.test(en) || /^(\w+) \1\b/i.test(en);
    });
    expect(wrong).toEqual([]);
  });

  test.each(['zh-CN', 'en-US'] as const)(
    'are unique within a brand and gender, in %s',
    (language) => {
      const seen = products.map(
        ({ row }) => `${row.brand_id} ${row.gender} ${row.short_description[language]}`,
      );
      expect(offenders(seen, (name) => seen.indexOf(name) !== seen.lastIndexOf(name))).toEqual([]);
    },
  );
});

describe('descriptions', () => {
  test('have two or three sentences in both languages', () => {
    const wrong = offenders(descriptions, ({ 'zh-CN': zh, 'en-US': en }) => {
      const stops = zh.split('。').length - 1;
      return stops < 2 || stops > 3 || !zh.endsWith('。') || !en.endsWith('.') || CHINESE.test(en);
    });
    expect(wrong).toEqual([]);
  });

  test('contain no template leftovers and no sales phrases', () => {
    const wrong = offenders(descriptions, ({ 'zh-CN': zh, 'en-US': en }) =>
      [zh, en].some((text) => LEFT_OVER.test(text) || NOT_OURS.test(text)),
    );
    expect(wrong).toEqual([]);
  });

  test('are at least 90% unique', () => {
    const distinct = new Set(descriptions.map((text) => text['zh-CN']));
    expect(distinct.size / descriptions.length).toBeGreaterThan(0.9);
  });

  test('use straight apostrophes, which Chinese fonts do not widen', () => {
    const texts = [...descriptions, ...brands.map(({ about }) => about)];
    expect(offenders(texts, (text) => /[‘’“”]/.test(text['en-US']))).toEqual([]);
  });
});

test('every brand has a text about itself in both languages', () => {
  const silent = offenders(
    brands,
    ({ about }) => !CHINESE.test(about['zh-CN']) || CHINESE.test(about['en-US']),
  );
  expect(silent).toEqual([]);
});
