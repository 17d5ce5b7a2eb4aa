import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { storeCampaign } from '../../../test/support/campaign-fixture.ts';
import { SESSIONS, setUpIdentities } from '../../../test/support/identity-setup.ts';
import { storeRewards } from '../../../test/support/lottery-fixture.ts';
import { stateId, storeStates } from '../../../test/support/states-fixture.ts';
import { orderReward } from '../rewards/order-reward.ts';
import { findRewardOrders } from '../rewards/queries.ts';
import { personalDataTables } from './personal-data-tables.ts';

const shop = setUpIdentities();
const PERSONAL = 'my/privacy/personal-information';
let mobile = 13_900_000_040;

/** Columns that reference the owner of a row. */
const OWNER_COLUMNS = ['shopper_id', 'bag_id', 'respondent', 'customer_id', 'referrer_id'];
/** Tables covered otherwise: shoppers, photos deleted with their customs ID, and short-lived reservations. */
const OTHER_TABLES = ['shoppers', 'personal_id_images', 'stock_reservations'];

async function createShopperWithAddress() {
  const { visitor } = await shop.logInByMobile(String(++mobile));
  if (!(await shop.db().selectFrom('country_states').select('id').executeTakeFirst()))
    await storeStates({ db: shop.db() });
  const at = new Date(shop.now());
  await shop
    .db()
    .insertInto('addresses')
    .values({
      shopper_id: visitor.shopperId,
      name: '林知夏',
      mobile_country: 'CN',
      mobile: String(mobile),
      country_code: 'CN',
      state_id: stateId('SH'),
      city: '上海市',
      district: '徐汇区',
      address_line: '武康路 12 弄',
      zip_code: '200031',
      is_default: true,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return visitor;
}

describe('personal information', () => {
  it('is returned completely to its owner only', async () => {
    const visitor = await createShopperWithAddress();
    const { body } = await shop.ask('GET', PERSONAL, { visitor });
    expect(JSON.stringify(body)).toContain('武康路 12 弄');
    expect(body.sections.map((part: { name: string }) => part.name)).toContain('orders');
    const other = await shop.newShopper();
    const otherResponse = await shop.ask('GET', PERSONAL, { visitor: other });
    expect(JSON.stringify(otherResponse.body)).not.toContain('武康路');
  });

  it('covers every table whose rows belong to a shopper', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in (${sql.join(OWNER_COLUMNS)})
    `.execute(shop.db());
    const covered = new Set<string>([
      ...OTHER_TABLES,
      ...personalDataTables.map(({ table }) => table),
    ]);
    expect(rows.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([]);
  });

  it('deletes enrolments and keeps shares that others depend on', async () => {
    const visitor = await createShopperWithAddress();
    const shopper_id = visitor.shopperId;
    await storeCampaign({ db: shop.db() }, `spring-${shopper_id}`, shop.now());
    const campaign_id = `spring-${shopper_id}`;
    const enrolled_at = new Date(shop.now());
    const enrolment = { campaign_id, shopper_id, enrolled_at };
    await shop.db().insertInto('campaign_enrolments').values(enrolment).execute();
    const share = { subject_id: campaign_id, shopper_id, created_at: enrolled_at };
    await shop
      .db()
      .insertInto('shares')
      .values({ kind: 'campaign', ...share })
      .execute();
    const { sections } = (await shop.ask('GET', PERSONAL, { visitor })).body;
    const covered = (name: string) => sections.find((part: { name: string }) => part.name === name);
    expect(covered('enrolments').rows).toMatchObject([{ campaign_id }]);
    expect(covered('shares').rows).toMatchObject([{ subject_id: campaign_id }]);
    await shop.ask('DELETE', `${PERSONAL}?confirm=YES`, { visitor });
    const countRows = async (table: 'campaign_enrolments' | 'shares') =>
      (await shop.db().selectFrom(table).select('shopper_id').execute()).length;
    expect([await countRows('campaign_enrolments'), await countRows('shares')]).toEqual([0, 1]);
  });

  it('is erased on confirmation with all sessions', async () => {
    const visitor = await createShopperWithAddress();
    expect((await shop.ask('DELETE', PERSONAL, { visitor })).status).toBe(400);
    const { status } = await shop.ask('DELETE', `${PERSONAL}?confirm=YES`, { visitor });
    expect(status).toBe(200);
    expect((await shop.ask('GET', SESSIONS, { visitor })).status).toBe(401);
    const countRows = await shop
      .db()
      .selectFrom('shoppers')
      .selectAll()
      .where('id', '=', visitor.shopperId)
      .executeTakeFirstOrThrow();
    expect(countRows).toMatchObject({ mobile: null, name: null, email: null });
    const addresses = await shop
      .db()
      .selectFrom('addresses')
      .select('id')
      .where('shopper_id', '=', visitor.shopperId)
      .execute();
    expect(addresses).toEqual([]);
  });

  it('is anonymised in reward orders when erased', async () => {
    const visitor = await createShopperWithAddress();
    const { shopperId } = visitor;
    const db = shop.db();
    await storeRewards({ db }, shop.now());
    const { id: rewardId } = await db
      .insertInto('rewards')
      .values({
        shopper_id: shopperId,
        definition_id: 'gift',
        source: 'task',
        source_key: 'task',
        status: 'claimable',
        received_at: new Date(shop.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: addressId } = await db
      .selectFrom('addresses')
      .select('id')
      .where('shopper_id', '=', shopperId)
      .executeTakeFirstOrThrow();
    const orderInput = { shopperId, rewardId, addressId, now: shop.now() };
    await db.transaction().execute((trx) => orderReward(trx, orderInput));
    await shop.ask('DELETE', `${PERSONAL}?confirm=YES`, { visitor });
    const [order] = await findRewardOrders(db, shopperId);
    expect(order?.shipping_address).toMatchObject({ name: '*', mobile: '*', city: '上海市' });
  });

  it('releases the mobile for a new shopper when erased', async () => {
    const visitor = await createShopperWithAddress();
    await shop.ask('DELETE', `${PERSONAL}?confirm=YES`, { visitor });
    const { answer } = await shop.logInByMobile(String(mobile));
    expect(answer.body).toMatchObject({ isNew: true });
    expect(answer.body.userId).not.toBe(visitor.shopperId);
  });

  it('is kept while a checkout is open', async () => {
    const visitor = await createShopperWithAddress();
    const at = new Date(shop.now());
    await shop
      .db()
      .insertInto('checkout_orders')
      .values({
        shopper_id: visitor.shopperId,
        bag_id: visitor.bagId,
        currency: 'CNY',
        merchants: '[]',
        shipping_address: JSON.stringify({ name: '林知夏', city: '上海市' }),
        created_at: at,
        expires_at: at,
      })
      .execute();
    const ask = () => shop.ask('DELETE', `${PERSONAL}?confirm=YES`, { visitor });
    expect((await ask()).body.error.reason).toBe('order-under-way');
    await shop.db().updateTable('checkout_orders').set({ status: 'expired' }).execute();
    expect((await ask()).status).toBe(200);
    const [order] = await shop.db().selectFrom('checkout_orders').selectAll().execute();
    expect(order?.shipping_address).toMatchObject({ name: '*', city: '上海市' });
  });
});
