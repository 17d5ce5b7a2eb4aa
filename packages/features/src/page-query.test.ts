import { readdirSync, readFileSync } from 'node:fs';
import { listPageQuery } from '@vitrine/platform/page-query';
import { routeNames, screenFolder } from '@vitrine/platform/routes';
import { expect, test } from 'vitest';
import {
  parseListUrl,
  toCollectionQuery,
  toFilterParameters,
} from './screens/catalogue/list/list-url.ts';

/** Parameters that only the browser reads, when a shopper presses something. */
const BROWSER_ONLY = new Set(['from']);

/** The parameters that the sources of a screen read from their query. */
function findReadParameters(folder: string): string[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\./.test(file.name))
    .flatMap(({ name }) => {
      const source = readFileSync(`${folder}/${name}`, 'utf8');
      const reads = source.matchAll(/\bquery(?:\.(\w+)|\['([\w-]+)'\])(?!\w* =)/g);
      return [...reads].map(([, name, quoted]) => name ?? quoted ?? '');
    });
  return [...new Set(names)].filter((name) => !BROWSER_ONLY.has(name));
}

test.each(routeNames)(
  'the server renders %s with every parameter that its screen reads',
  (route) => {
    const folder = `${import.meta.dirname}/screens/${screenFolder(route)}`;
    expect(listPageQuery(route)).toEqual(expect.arrayContaining(findReadParameters(folder)));
  },
);

test('the server renders a list with everything that its URL can say', () => {
  const query = Object.fromEntries(listPageQuery('list').map((name) => [name, '1']));
  const said = {
    ...query,
    sort: 'newest',
    gender: 'men',
    tags: 'NewSeason,Exclusive',
    'new-in-days': '7',
    'same-day-delivery': 'true',
    reduced: 'true',
  };
  const url = parseListUrl(said);
  const written = { ...toCollectionQuery(url), ...toFilterParameters(url) };
  expect(Object.keys(written).length).toBeGreaterThan(12);
  expect(listPageQuery('list')).toEqual(expect.arrayContaining(Object.keys(written)));
});
