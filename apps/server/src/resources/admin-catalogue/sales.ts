import type { Handlers, RequestParts } from '@vitrine/contract';
import type { SaleData, selections } from '@vitrine/contract/admin';
import type { Selectable, Transaction } from 'kysely';
import type { SalesTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { addRow, changeRow, removeRow } from './change-rows.ts';
import {
  findChosenProducts,
  listChosenProducts,
  replaceChosenProducts,
} from './chosen-products.ts';
import type { AdminCatalogueDeps } from './deps.ts';

type Calls = Pick<
  typeof selections,
  'listSales' | 'getSale' | 'createSale' | 'updateSale' | 'deleteSale'
>;
type SaleInput = RequestParts<Calls['updateSale']>['body'];

const toSale = (row: Selectable<SalesTable>, productIds: string[]): SaleData => ({
  id: row.id,
  name: row.name,
  description: row.description,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  productIds,
  version: row.version,
});

const toRow = ({ name, description, startsAt, endsAt }: SaleInput) => ({
  name: JSON.stringify(toStoredText(name)),
  description: JSON.stringify(toStoredText(description)),
  starts_at: startsAt,
  ends_at: endsAt,
});

function getStatus({ starts_at, ends_at }: Selectable<SalesTable>, now: number) {
  if (now < starts_at.getTime()) return 'coming';
  return now < ends_at.getTime() ? 'running' : 'ended';
}

async function lockSale(trx: Transaction<Database>, id: string): Promise<SaleData | undefined> {
  const rows = trx.selectFrom('sales').selectAll().where('id', '=', id);
  const row = await rows.forUpdate().executeTakeFirst();
  return row && toSale(row, await findChosenProducts(trx, 'sale', id));
}

export const saleHandlers = ({
  db,
  now,
}: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async listSales() {
    const rows = await db
      .selectFrom('sales')
      .selectAll()
      .orderBy('ends_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const chosen = await listChosenProducts(db, 'sale');
    return rows.map((row) => {
      const { productIds, ...sale } = toSale(row, chosen.get(row.id) ?? []);
      return { ...sale, products: productIds.length, status: getStatus(row, now()) };
    });
  },
  async getSale({ params: { id } }) {
    const row = await db.selectFrom('sales').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new ApiProblem('not-found');
    return toSale(row, await findChosenProducts(db, 'sale', id));
  },
  createSale: ({ body }, context) =>
    addRow(db, context, {
      type: 'sale',
      once: { request: body, now: now() },
      getId: ({ id }) => id,
      add: async (trx) => {
        const row = await trx
          .insertInto('sales')
          .values(toRow(body))
          .returningAll()
          .executeTakeFirstOrThrow();
        await replaceChosenProducts(trx, 'sale', row.id, body.productIds);
        return toSale(row, body.productIds);
      },
    }),
  updateSale: ({ params: { id }, body }, context) =>
    changeRow(db, context, {
      target: { type: 'sale', id },
      lock: (trx) => lockSale(trx, id),
      write: async (trx, { version }) => {
        const row = await trx
          .updateTable('sales')
          .set({ ...toRow(body), version: version + 1 })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await replaceChosenProducts(trx, 'sale', id, body.productIds);
        return toSale(row, body.productIds);
      },
    }),
  deleteSale: ({ params: { id } }, context) =>
    removeRow(db, context, {
      target: { type: 'sale', id },
      lock: (trx) => lockSale(trx, id),
      remove: (trx) => trx.deleteFrom('sales').where('id', '=', id).execute(),
    }),
});
