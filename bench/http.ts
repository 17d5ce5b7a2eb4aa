import { largeCatalogue } from './large-catalogue.ts';
import { load, ms, perSecond } from './load.ts';
import { report, table } from './report.ts';
import { startShop } from './shop.ts';

const LISTING = '/api/v1/categories/141258/products?size=40';
const FILTERED = [
  LISTING,
  `${LISTING}&sort=price-asc`,
  `${LISTING}&sort=newest&page=2`,
  `${LISTING}&price-min=2000&price-max=20000`,
  `${LISTING}&tags=NewSeason`,
  '/api/v1/search/products?keyword=%E7%BE%8A%E6%AF%9B&size=40',
  '/api/v1/sales/products?size=40&reduced=true',
];

const folder = await largeCatalogue();
const rows: string[][] = [];

async function measure(
  name: string,
  env: Record<string, string>,
  paths: readonly string[],
  encoding = 'br',
) {
  const shop = await startShop(folder, env);
  const headers = { 'accept-encoding': encoding };
  const { perSecond: rate, p50, p99 } = await load({ url: shop.origin, paths, headers });
  rows.push([name, perSecond(rate), ms(p50), ms(p99)]);
  await shop.stop();
}

async function findProduct(): Promise<string> {
  const shop = await startShop(folder);
  const list = await fetch(`${shop.origin}${LISTING}`).then((response) => response.json());
  await shop.stop();
  return `/api/v1/products/${list.items[0].id}`;
}

const product = await findProduct();
const WITHOUT_CACHE = { RESPONSE_CACHE_MB: '0' };
await measure('product detail', {}, [product]);
await measure('product detail, no response cache', WITHOUT_CACHE, [product]);
await measure('list of 40 with facets, warm cache', {}, [LISTING]);
await measure('lists of 40 with facets, no response cache, compressed', WITHOUT_CACHE, FILTERED);
await measure('the same, uncompressed', WITHOUT_CACHE, FILTERED, 'identity');

report('http', table(['20,000 products, 32 connections', 'requests/s', 'p50', 'p99'], rows));
