import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { PlannedProduct } from './plan-batch.ts';

const toJson = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

interface AttributeChange {
  readonly product_id: string;
  readonly codes: readonly string[];
}

export const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item) => other.includes(item));

export async function replaceAttributes(
  trx: Transaction<Database>,
  changes: readonly AttributeChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const given = sql`jsonb_to_recordset(${toJson(changes)}) as given (product_id bigint, codes text[])`;
  await sql`
    delete from product_attributes attribute using ${given}
    where attribute.product_id = given.product_id
      and not attribute.attribute_code = any(given.codes)`.execute(trx);
  await sql`
    insert into product_attributes (product_id, attribute_code)
    select given.product_id, code from ${given}, unnest(given.codes) as code
    on conflict do nothing`.execute(trx);
}

/** Remembers the images that the products have now, so that one that is taken off can be put back. */
export async function insertImages(
  trx: Transaction<Database>,
  products: readonly PlannedProduct[],
  ids: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const images = products.flatMap(({ change: { external_id, image_keys = [] } }) =>
    image_keys.map((key) => ({ product_id: ids.get(external_id), key })),
  );
  if (images.length === 0) return;
  await sql`
    insert into product_images (product_id, key, added_at)
    select product_id, key, ${new Date(now)}::timestamptz
    from jsonb_to_recordset(${toJson(images)}) as given (product_id bigint, key text)
    on conflict do nothing`.execute(trx);
}
