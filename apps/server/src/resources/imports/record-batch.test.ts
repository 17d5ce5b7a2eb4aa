import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type ImportHarness,
  openImportHarness,
  type Row,
} from '../../../test/support/import-setup.ts';

let shop: ImportHarness;
beforeAll(async () => {
  shop = await openImportHarness();
});
afterAll(() => shop.close());

let count = 0;
/** A row with a product and a SKU of its own. */
function newRow(changes: Row = {}): Row & { product: string; sku: string } {
  const number = ++count;
  return { ...shop.newProduct, product: `P-${number}`, sku: `A-${number}`, ...changes };
}

const findProductId = async (externalId: string) => {
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow();
  return id;
};

describe('the record of a batch', () => {
  const readChanges = async (id: string) => {
    const records = await shop.db
      .selectFrom('audit_records')
      .select('after')
      .where('target_type', '=', 'job')
      .where('target_id', '=', id)
      .orderBy('id')
      .execute();
    return records.map(
      ({ after }) => z.object({ changes: z.array(z.unknown()) }).parse(after).changes,
    );
  };

  it('tells what was added and what changed from which value', async () => {
    const row = newRow({ tag: 'Exclusive', attributes: 'attribute-1' });
    const added = await shop.importRows([row]);
    const id = await findProductId(row.product);
    expect(await readChanges(added.job.id)).toMatchObject([
      [
        { product: id, after: { external_id: row.product } },
        { product: id, before: { attributes: [] }, after: { attributes: ['attribute-1'] } },
        { sku: row.sku, after: { price: 10_000, quantity: 0 } },
      ],
    ]);
    const long = '长'.repeat(300);
    const change = { tag: 'NewSeason', description_zh: long, quantity: 4 };
    const changed = await shop.importRows([{ ...row, ...change }]);
    expect(await readChanges(changed.job.id)).toEqual([
      [
        {
          product: id,
          before: { tag: 'Exclusive', description: { 'zh-CN': '', 'en-US': '' } },
          after: { tag: 'NewSeason', description: expect.stringMatching(/^.{200}…$/) },
        },
        {
          merchant: expect.any(String),
          sku: row.sku,
          before: { quantity: 0 },
          after: { quantity: 4 },
        },
      ],
    ]);
  });

  it('tells at most 200 changes at once, and all of them', async () => {
    const { product, ...row } = newRow();
    const rows = Array.from({ length: 250 }, (_, n) => ({
      ...row,
      product,
      sku: `M-${n}`,
      size: `${n}`,
    }));
    const { job } = await shop.importRows(rows, { batchRows: 300 });
    expect((await readChanges(job.id)).map(({ length }) => length)).toEqual([200, 51]);
  });
});
