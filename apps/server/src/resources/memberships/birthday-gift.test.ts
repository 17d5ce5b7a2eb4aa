import { DAY_MS } from '@vitrine/kit';
import { beforeEach, expect, it } from 'vitest';
import { both } from '../../../test/support/catalogue-fixture.ts';
import { setUpIdentities } from '../../../test/support/identity-setup.ts';
import { insertTiers } from '../../../test/support/tiers-fixture.ts';
import { grantBirthdayGifts } from './jobs.ts';

const shop = setUpIdentities(async ({ db }) => {
  await insertTiers(db);
  await db
    .insertInto('reward_definitions')
    .values({
      id: 'birthday-candle',
      kind: 'gift',
      name: JSON.stringify(both('生日香氛', 'A birthday candle')),
      description: JSON.stringify(both('', '')),
    })
    .execute();
  await db
    .insertInto('tier_benefits')
    .values({
      tier_code: 'member',
      benefit_code: 'birthday-gift',
      terms: JSON.stringify({ rewardId: 'birthday-candle' }),
    })
    .execute();
});

beforeEach(() => shop.db().deleteFrom('rewards').execute());

const runJob = () =>
  grantBirthdayGifts.run({}, { database: shop.database(), dataDir: '', now: shop.now });
const findGifts = (shopperId: string) =>
  shop.db().selectFrom('rewards').selectAll().where('shopper_id', '=', shopperId).execute();

async function newMember(birthday: string): Promise<string> {
  const { shopperId } = await shop.newShopper();
  await shop
    .db()
    .updateTable('shoppers')
    .set({ birthday, tier: 'member', tier_joined_at: new Date(shop.now()) })
    .where('id', '=', shopperId)
    .execute();
  return shopperId;
}

it('grants members their birthday gift in the month of their birthday, once a year', async () => {
  const born = await newMember('1990-10-31');
  const other = await newMember('1990-11-01');
  await runJob();
  await runJob();
  expect(await findGifts(born)).toMatchObject([
    { definition_id: 'birthday-candle', source: 'membership', status: 'claimable' },
  ]);
  expect(await findGifts(other)).toEqual([]);
  shop.pass(365 * DAY_MS);
  await runJob();
  expect(await findGifts(born)).toHaveLength(2);
  shop.pass(-365 * DAY_MS);
});

it('does not grant a second birthday gift for a changed birthday', async () => {
  const shopperId = await newMember('1990-10-31');
  await runJob();
  await shop
    .db()
    .updateTable('shoppers')
    .set({ birthday: '1990-11-02' })
    .where('id', '=', shopperId)
    .execute();
  shop.pass(31 * DAY_MS);
  await runJob();
  shop.pass(-31 * DAY_MS);
  expect(await findGifts(shopperId)).toHaveLength(1);
});

it('does not grant it again to a person who erased the account and came back', async () => {
  const former = await newMember('1990-10-31');
  await runJob();
  const back = await newMember('1990-10-31');
  await shop
    .db()
    .updateTable('shoppers')
    .set({ limit_account_id: former })
    .where('id', '=', back)
    .execute();
  await runJob();
  expect(await findGifts(back)).toEqual([]);
});

it('grants nothing to a shopper without a membership', async () => {
  const shopperId = await newMember('1990-10-31');
  await shop.db().updateTable('shoppers').set({ tier: null }).where('id', '=', shopperId).execute();
  await runJob();
  expect(await findGifts(shopperId)).toEqual([]);
});
