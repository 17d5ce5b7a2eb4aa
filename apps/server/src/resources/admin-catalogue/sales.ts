import type { Handlers, RequestParts } from '@vitrine/contract';
import type { SaleData, selections } from '@vitrine/contract/admin';
import { type Selectable, sql } from 'kysely';
import type { SalesTable } from '../../database/schema/catalogue.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import type { AdminCatalogueDeps } from './deps.ts';
import { createSelections } from './selections.ts';

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

export function saleHandlers(deps: AdminCatalogueDeps): Handlers<Calls, HandlerContexts> {
  const sales = createSelections(deps, {
    kind: 'sale',
    order: sql`ends_at desc, id desc`,
    toData: toSale,
    toRow,
  });
  return {
    async listSales() {
      const found = await sales.list();
      return found.map(({ row, data: { productIds, ...sale } }) => {
        return { ...sale, products: productIds.length, status: getStatus(row, deps.now()) };
      });
    },
    getSale: ({ params: { id } }) => sales.get(id),
    createSale: ({ body }, context) => sales.create(context, body),
    updateSale: ({ params: { id }, body }, context) => sales.update(context, id, body),
    deleteSale: ({ params: { id } }, context) => sales.remove(context, id),
  };
}
