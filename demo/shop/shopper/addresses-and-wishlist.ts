import type { Transaction } from 'kysely';
import type { Database } from '../../../apps/server/src/database/schema.ts';

const WISHLIST_SIZE = 6;
const MINUTE_MS = 60_000;

/** The shopper's own address, her parents' and that of a friend in Hong Kong. */
const ADDRESSES = [
  {
    name: '周景行',
    mobile: '61230913',
    mobile_country: 'HK',
    country_code: 'HK',
    state_code: 'HCW',
    city: '香港',
    district: '中环',
    address_line: '结志街 28 号 7 楼 B 室',
    zip_code: null,
  },
  {
    name: '林知夏',
    mobile: '13800138000',
    mobile_country: 'CN',
    country_code: 'CN',
    state_code: 'BJ',
    city: '北京市',
    district: '朝阳区',
    address_line: '三里屯路 19 号院 4 号楼 1806 室',
    zip_code: '100027',
  },
  {
    name: '林知夏',
    mobile: '13800138000',
    mobile_country: 'CN',
    country_code: 'CN',
    state_code: 'SH',
    city: '上海市',
    district: '徐汇区',
    address_line: '武康路 12 弄 3 号 502 室',
    zip_code: '200031',
  },
] as const;

async function seedAddresses(trx: Transaction<Database>, shopperId: string, time: Date) {
  for (const { state_code, ...address } of ADDRESSES)
    await trx
      .insertInto('addresses')
      .values((eb) => ({
        ...address,
        shopper_id: shopperId,
        state_id: eb
          .selectFrom('country_states')
          .select('id')
          .where('code', '=', state_code)
          .$asScalar()
          .$notNull(),
        is_default: state_code === 'SH',
        created_at: time,
        updated_at: time,
      }))
      .execute();
}

/** Adds the highest-ranked products to the wishlist, one a minute. */
async function seedWishlist(trx: Transaction<Database>, shopperId: string, now: number) {
  const { bag_id } = await trx
    .selectFrom('shoppers')
    .select('bag_id')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const topProducts = await trx
    .selectFrom('products')
    .select('id')
    .where('is_online', '=', true)
    .where('gender', '=', 'women')
    .orderBy('rank', 'desc')
    .orderBy('id')
    .limit(WISHLIST_SIZE)
    .execute();
  await trx
    .insertInto('wishlist_items')
    .values(
      topProducts.map(({ id }, index) => ({
        bag_id,
        product_id: id,
        added_at: new Date(now - index * MINUTE_MS),
      })),
    )
    .execute();
}

/** A size of a saved product that is sold out, and a lower price of another, which the shopper waits for. */
async function seedProductAlerts(trx: Transaction<Database>, shopperId: string, now: number) {
  const variants = await trx
    .selectFrom('wishlist_items')
    .innerJoin('shoppers', 'shoppers.bag_id', 'wishlist_items.bag_id')
    .innerJoin('variants', 'variants.product_id', 'wishlist_items.product_id')
    .select(['variants.id', 'variants.product_id', 'variants.price_incl_taxes', 'quantity'])
    .where('shoppers.id', '=', shopperId)
    .orderBy('wishlist_items.added_at', 'desc')
    .orderBy('variants.position')
    .execute();
  const soldOut = variants.find(({ quantity }) => quantity === 0);
  const inStock = variants.find(
    ({ quantity, product_id }) => quantity > 0 && product_id !== soldOut?.product_id,
  );
  const alertOf = ({ product_id, price_incl_taxes }: (typeof variants)[number]) => ({
    shopper_id: shopperId,
    product_id,
    price_when_asked: price_incl_taxes,
    language: 'zh-CN' as const,
    asked_at: new Date(now - MINUTE_MS),
  });
  const alerts = [
    ...(soldOut
      ? [{ ...alertOf(soldOut), kind: 'back-in-stock' as const, variant_id: soldOut.id }]
      : []),
    ...(inStock ? [{ ...alertOf(inStock), kind: 'price-drop' as const }] : []),
  ];
  if (alerts.length > 0) await trx.insertInto('product_alerts').values(alerts).execute();
}

/** Seeds the address book, the wishlist and the product alerts of the demo shopper. */
export async function seedAddressesAndWishlist(
  trx: Transaction<Database>,
  shopperId: string,
  now: number,
): Promise<void> {
  await seedAddresses(trx, shopperId, new Date(now));
  await seedWishlist(trx, shopperId, now);
  await seedProductAlerts(trx, shopperId, now);
}
