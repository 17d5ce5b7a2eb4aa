import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/database/open.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { startShop } from './shop.ts';

const PRODUCTS = 20_000;
const FOLDER = fileURLToPath(new URL('../.cache/bench-large', import.meta.url));
const DONE = `${FOLDER}/complete`;

/** Larger than every id of the demo shop, so that no copy has the id of an original. */
const STRIDE = 100_000_000;

const COPIES = [
  sql`insert into products select (jsonb_populate_record(p, jsonb_build_object(
        'id', p.id + k * ${STRIDE}::bigint,
        'external_id', null,
        'rank', (p.rank * 31 + k * 17) % 100000,
        'published_at', p.published_at - k * interval '1 day'))).*
      from products p, generate_series(1, ${sql.lit(60)}) k
      where p.id < ${STRIDE} order by k, p.id
      limit ${PRODUCTS} - (select count(*) from products)`,
  sql`insert into product_attributes select p.id, a.attribute_code from products p
      join product_attributes a on a.product_id = p.id % ${STRIDE} where p.id >= ${STRIDE}`,
  sql`insert into variants select (jsonb_populate_record(v, jsonb_build_object(
        'id', v.id + (p.id / ${STRIDE}) * ${STRIDE * 10}::bigint, 'product_id', p.id, 'sku', null))).*
      from products p join variants v on v.product_id = p.id % ${STRIDE} where p.id >= ${STRIDE}`,
];

/** Creates a data folder with 20,000 copies of demo products, once; later calls return it. */
export async function largeCatalogue(): Promise<string> {
  if (existsSync(DONE)) return FOLDER;
  mkdirSync(FOLDER, { recursive: true });
  await (await startShop(FOLDER)).stop();
  const database = await openDatabase(readSettings({ DATA_DIR: FOLDER }));
  await database.db.transaction().execute(async (transaction) => {
    for (const copy of COPIES) await copy.execute(transaction);
  });
  await database.close();
  mkdirSync(DONE);
  return FOLDER;
}
