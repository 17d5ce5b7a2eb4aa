import type { Transaction } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

const HEARTS = 6;
const MINUTE_MS = 60_000;

/** Where her parcels go: to her, to her parents, and to a friend in Hong Kong. */
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

/** Hearts for what the shop puts first, one a minute. */
async function seedHearts(trx: Transaction<Database>, shopperId: string, now: number) {
  const { bag_id } = await trx
    .selectFrom('shoppers')
    .select('bag_id')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const best = await trx
    .selectFrom('products')
    .select('id')
    .where('is_online', '=', true)
    .where('gender', '=', 'women')
    .orderBy('rank', 'desc')
    .orderBy('id')
    .limit(HEARTS)
    .execute();
  await trx
    .insertInto('wishlist_items')
    .values(
      best.map(({ id }, at) => ({
        bag_id,
        product_id: id,
        added_at: new Date(now - at * MINUTE_MS),
      })),
    )
    .execute();
}

/** What the demo's shopper has gathered: an address book, and hearts. */
export async function seedBelongings(
  trx: Transaction<Database>,
  shopperId: string,
  now: number,
): Promise<void> {
  await seedAddresses(trx, shopperId, new Date(now));
  await seedHearts(trx, shopperId, now);
}
