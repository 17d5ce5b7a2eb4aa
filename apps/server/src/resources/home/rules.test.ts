import { expect, test } from 'vitest';
import { buildSyntheticCatalogue } from '../../../test/support/synthetic-catalogue.ts';
import { buildIndex } from '../../catalogue/catalogue-index.ts';
import { runSync } from '../../catalogue/time-slicing.ts';
import { buildHomes, readHomeContent } from './rules.ts';

const index = runSync(buildIndex(buildSyntheticCatalogue(10, 1)));
const menu = { women: [], men: [], kids: [] };

test.each([
  [undefined, ['home-women', 'home-men', 'home-kids']],
  [{ homeContent: 'spring' }, ['home-women', 'home-men', 'home-kids']],
  [{ homeContent: { men: 'winter' } }, ['home-women', 'winter', 'home-kids']],
])('with the configuration %j the homes are the pages %j', (configuration, codes) => {
  const homes = buildHomes(index, menu, 'zh-CN', readHomeContent(configuration));
  expect([homes.women, homes.men, homes.kids].map(({ contentCode }) => contentCode)).toEqual(codes);
});
