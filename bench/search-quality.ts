import type { ProductRow } from '../apps/server/src/catalogue/rows.ts';
import { describeProduct, measureSearch } from '../apps/server/test/search/measure-search.ts';
import { QUERY_GROUPS } from '../apps/server/test/search/queries.ts';
import { seedDemo } from '../apps/server/test/support/demo-shop.ts';
import { openTestApp } from '../apps/server/test/support/test-app.ts';
import { report, table } from './report.ts';

/** Prints how many of the first ten products are relevant, and how many relevant products are found. */
const fixture = await openTestApp({ seed: ({ db }) => seedDemo(db) });
const { index } = fixture.shop.deps.catalogue.current();
const mean = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);

const rows = Object.entries(QUERY_GROUPS).map(([group, queries]) => {
  const results = queries.map(([keyword, relevant, gender]) => {
    const isRelevant = (product: ProductRow): boolean =>
      relevant?.test(describeProduct(index, product)) ?? false;
    const { found, precision, recall } = measureSearch(index, keyword, isRelevant, gender);
    const isRight = relevant === null ? Number(found.length === 0) : undefined;
    return { precision: isRight ?? precision, recall: isRight ?? recall };
  });
  return [
    group,
    String(queries.length),
    mean(results.map(({ precision }) => precision)),
    mean(results.map(({ recall }) => recall)),
  ];
});
await fixture.close();
report('search', table(['Queries', 'Number', 'Precision of 10', 'Recall'], rows));
