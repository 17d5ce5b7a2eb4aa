import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueIndex } from '../../src/catalogue/catalogue-index.ts';
import { toSyllables } from '../../src/catalogue/pinyin.ts';
import type { ProductRow } from '../../src/catalogue/rows.ts';
import { seedDemo } from '../support/demo-shop.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { describeProduct, measureSearch } from './measure-search.ts';
import { QUERIES } from './queries.ts';

let fixture: TestApp;
let index: CatalogueIndex;
beforeAll(async () => {
  fixture = await openTestApp({ seed: ({ db }) => seedDemo(db) });
  index = fixture.shop.deps.catalogue.current().index;
});
afterAll(() => fixture.close());

const PERFECT = { precision: 1, recall: 1 };

const listNames = (products: readonly ProductRow[]): string =>
  products
    .slice(0, 10)
    .map(({ name }) => name['zh-CN'])
    .join(', ');

describe('search of the demo shop', () => {
  it.each(QUERIES.map(([keyword, relevant, gender]) => ({ keyword, relevant, gender })))(
    '$keyword finds $relevant ($gender)',
    ({ keyword, relevant, gender }) => {
      const { found, precision, recall } = measureSearch(
        index,
        keyword,
        (product) => relevant?.test(describeProduct(index, product)) ?? false,
        gender,
      );
      if (relevant === null) expect(found.map(({ name }) => name['zh-CN'])).toEqual([]);
      else expect({ precision, recall }, listNames(found)).toEqual(PERFECT);
    },
  );

  it('finds the products of each category by its name in both languages and its pinyin', () => {
    const missed: string[] = [];
    const categories = index.tree.ordered.filter(({ parentId }) => parentId !== null);
    for (const { id, gender, name } of categories) {
      const isRelevant = ({ categoryId }: ProductRow): boolean =>
        index.tree.pathOf(categoryId).some((category) => category.id === id);
      const keywords = [name['zh-CN'], name['en-US']];
      if (/^\p{Script=Han}+$/u.test(name['zh-CN']) && !/[与及]/.test(name['zh-CN']))
        keywords.push(toSyllables(name['zh-CN']).join(''));
      for (const keyword of keywords) {
        const { recall } = measureSearch(index, keyword, isRelevant, gender);
        if (recall < 1) missed.push(`${keyword} (${gender}): ${recall}`);
      }
    }
    expect(categories.length).toBeGreaterThan(50);
    expect(missed).toEqual([]);
  });

  it('finds the products of each brand and of each set by its name', () => {
    const missed: string[] = [];
    for (const { id, name } of index.brands.values()) {
      const { precision, recall } = measureSearch(index, name, ({ brandId }) => brandId === id);
      if (precision < 1 || recall < 1) missed.push(`${name}: ${precision}, ${recall}`);
    }
    for (const { row, order } of index.sets.values()) {
      const products = [...order].map((n) => index.products[n]?.id);
      for (const keyword of Object.values(row.name)) {
        const { found } = measureSearch(index, keyword, () => true);
        const first = found.slice(0, products.length).map(({ id }) => id);
        if (first.join() !== products.join()) missed.push(`${keyword}: ${first}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it('finds a product by its id and by its code with and without dashes', () => {
    const sample = index.products.filter((_, n) => n % 40 === 0);
    expect(sample.length).toBeGreaterThan(10);
    for (const { id, styleId } of sample) {
      const codes = [styleId, styleId.toLowerCase(), styleId.replaceAll('-', '')];
      const sameStyle = index.products.filter((product) => product.styleId === styleId);
      for (const keyword of [...codes, styleId.replaceAll('-', ' ')]) {
        const { found } = measureSearch(index, keyword, () => true);
        expect(found.map((product) => product.id).sort(), keyword).toEqual(
          sameStyle.map((product) => product.id).sort(),
        );
      }
      expect(measureSearch(index, id, () => true).found.map((product) => product.id)).toEqual([id]);
    }
  });
});
