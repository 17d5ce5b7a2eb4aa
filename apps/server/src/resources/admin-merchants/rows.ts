import type { RequestParts } from '@vitrine/contract';
import type { MerchantData, merchantCalls } from '@vitrine/contract/admin';
import type { Kysely, Selectable } from 'kysely';
import type { MerchantsTable } from '../../database/schema/catalogue.ts';
import type { Database } from '../../database/schema.ts';
import type { StoredShippingOption } from '../../pricing/stored-types.ts';
import { toStoredText } from '../admin-products/texts.ts';

type MerchantBody = RequestParts<(typeof merchantCalls)['createMerchant']>['body'];

export const toMerchant = (row: Selectable<MerchantsTable>): MerchantData => ({
  id: row.id,
  name: row.name,
  monogram: row.monogram,
  city: row.city,
  country: row.country,
  foundedIn: row.founded_in,
  description: row.description,
  shipsFrom: row.ships_from,
  shippingOptions: row.shipping.map(({ states, shipsFrom, ...option }) => ({
    ...option,
    states: states ? [...states] : null,
    shipsFrom: shipsFrom ?? null,
  })),
  archivedAt: row.archived_at?.toISOString() ?? null,
  version: row.version,
});

/** An option of the whole country is stored without provinces, and the merchant's own origin without another. */
const toStoredOption = ({
  states,
  shipsFrom,
  ...option
}: MerchantBody['shippingOptions'][number]): StoredShippingOption => ({
  ...option,
  ...(states && { states }),
  ...(shipsFrom && { shipsFrom }),
});

export const toMerchantColumns = (body: MerchantBody) => ({
  name: body.name,
  monogram: body.monogram,
  city: JSON.stringify(toStoredText(body.city)),
  country: JSON.stringify(toStoredText(body.country)),
  founded_in: body.foundedIn,
  description: JSON.stringify(toStoredText(body.description)),
  ships_from: body.shipsFrom,
  shipping: JSON.stringify(body.shippingOptions.map(toStoredOption)),
});

/** Merchants by name, from after the given name and id, and one more than a page. */
export function findMerchants(
  db: Kysely<Database>,
  {
    size,
    search,
    merchantId,
    status,
  }: {
    size: number;
    search: string | undefined;
    merchantId: string | null;
    status: 'active' | 'archived' | 'all';
  },
  after: readonly string[] | undefined,
) {
  const [name = '', id = '0'] = after ?? [];
  return db
    .selectFrom('merchants')
    .selectAll()
    .$if(merchantId !== null, (query) => query.where('id', '=', merchantId))
    .$if(status !== 'all', (query) =>
      query.where('archived_at', status === 'active' ? 'is' : 'is not', null),
    )
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('name', 'id'), '>', tuple(name, id))),
    )
    .$if(search !== undefined, (query) =>
      query.where(({ eb, fn }) =>
        eb(fn<number>('strpos', [fn('lower', ['name']), eb.val(search?.toLowerCase())]), '>', 0),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(size + 1)
    .execute();
}
