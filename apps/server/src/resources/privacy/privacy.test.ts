import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { storeCampaign } from '../../testing/campaign-fixture.ts';
import { storeRewards } from '../../testing/lottery-fixture.ts';
import { stateId, storeStates } from '../../testing/states-fixture.ts';
import { personShop, SESSIONS } from '../identities/testing.ts';
import { orderReward } from '../rewards/order.ts';
import { findRewardOrders } from '../rewards/queries.ts';
import { privacyParts } from './parts.ts';

const shop = personShop();
const PERSONAL = 'my/privacy/personal-information';
let mobile = 13_900_000_040;

/** Columns that say whose a row is. */
const WHOSE = ['shopper_id', 'bag_id', 'respondent', 'customer_id', 'referrer_id'];
/** Themselves, photos that go with their person, and pieces that are held for minutes. */
const TOLD_OTHERWISE = ['shoppers', 'personal_id_images', 'stock_holds'];

async function shopperWithAddress() {
  const { visitor } = await shop.signIn(String(++mobile));
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
  it('is told whole to its owner, and to nobody else', async () => {
    const visitor = await shopperWithAddress();
    const { body } = await shop.ask('GET', PERSONAL, { visitor });
    expect(JSON.stringify(body)).toContain('武康路 12 弄');
    expect(body.sections.map((part: { name: string }) => part.name)).toContain('orders');
    const other = await shop.newShopper();
    const others = await shop.ask('GET', PERSONAL, { visitor: other });
    expect(JSON.stringify(others.body)).not.toContain('武康路');
  });

  it('leaves out no table that knows whose its rows are', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in (${sql.join(WHOSE)})
    `.execute(shop.db());
    const told = new Set<string>([...TOLD_OTHERWISE, ...privacyParts.map(({ table }) => table)]);
    expect(rows.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([]);
  });

  it('takes along how somebody took part, and leaves what others count on', async () => {
    const visitor = await shopperWithAddress();
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
    const told = (name: string) => sections.find((part: { name: string }) => part.name === name);
    expect(told('enrolments').rows).toMatchObject([{ campaign_id }]);
    expect(told('shares').rows).toMatchObject([{ subject_id: campaign_id }]);
    await shop.ask('DELETE', `${PERSONAL}?confirm=YES`, { visitor });
    const left = async (table: 'campaign_enrolments' | 'shares') =>
      (await shop.db().selectFrom(table).select('shopper_id').execute()).length;
    expect([await left('campaign_enrolments'), await left('shares')]).toEqual([0, 1]);
  });

  it('is erased when it is confirmed, with every visit', async () => {
    const visitor = await shopperWithAddress();
    expect((await shop.ask('DELETE', PERSONAL, { visitor })).status).toBe(400);
    const { status } = await shop.ask('DELETE', `${PERSONAL}?confirm=YES`, { visitor });
    expect(status).toBe(200);
    expect((await shop.ask('GET', SESSIONS, { visitor })).status).toBe(401);
    const left = await shop
      .db()
      .selectFrom('shoppers')
      .selectAll()
      .where('id', '=', visitor.shopperId)
      .executeTakeFirstOrThrow();
    expect(left).toMatchObject({ mobile: null, name: null, email: null });
    const addresses = await shop
      .db()
      .selectFrom('addresses')
      .select('id')
      .where('shopper_id', '=', visitor.shopperId)
      .execute();
    expect(addresses).toEqual([]);
  });

  it('once erased, forgets whom a gift goes to', async () => {
    const visitor = await shopperWithAddress();
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
    const asked = { shopperId, rewardId, addressId, now: shop.now() };
    await db.transaction().execute((trx) => orderReward(trx, asked));
    await shop.ask('DELETE', `${PERSONAL}?confirm=YES`, { visitor });
    const [order] = await findRewardOrders(db, shopperId);
    expect(order?.shipping_address).toMatchObject({ name: '*', mobile: '*', city: '上海市' });
  });

  it('once erased, leaves the mobile to somebody new', async () => {
    const visitor = await shopperWithAddress();
    await shop.ask('DELETE', `${PERSONAL}?confirm=YES`, { visitor });
    const { answer } = await shop.signIn(String(mobile));
    expect(answer.body).toMatchObject({ isNew: true });
    expect(answer.body.userId).not.toBe(visitor.shopperId);
  });

  it('stays while an order is being made', async () => {
    const visitor = await shopperWithAddress();
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
