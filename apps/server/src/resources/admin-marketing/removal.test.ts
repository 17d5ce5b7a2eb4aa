import type { MarketingType } from '@vitrine/contract/admin';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertShopper } from '../../../test/support/buyer.ts';
import { marketingBodies } from '../../../test/support/marketing-bodies.ts';
import { insertTiers } from '../../../test/support/tiers-fixture.ts';

type Type = MarketingType | 'banner';

let shop: OperatorHarness;
let session: string;
let shopper: string;
let count = 0;
beforeAll(async () => {
  shop = await openOperatorHarness();
  await insertTiers(shop.db);
  session = (await shop.createOperator('marketing')).session;
  shopper = await insertShopper(shop.db);
});
afterAll(() => shop.close());

const banner = { id: 'bag', position: 'bag', text: { 'zh-CN': '免运费', 'en-US': 'Free' } };
const bodyOf = (type: Type) => (type === 'banner' ? banner : marketingBodies[type]);
const pathOf = (type: Type) => (type === 'banner' ? 'banners' : `marketing/${type}`);

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', type: Type, rest = '', input = {}) =>
  shop.ask(method, `${pathOf(type)}${rest}`, { session, ...input });

/** Creates an item that nothing names, with whatever it names itself. */
async function create(type: Type, change: object = {}): Promise<string> {
  const id = `one-${++count}`;
  const unique = {
    ...(type === 'reward-package' ? { subscriptionId: id } : {}),
    ...(type === 'tier' ? { fromAmount: 1_000_000 + count } : {}),
    ...(type === 'lottery'
      ? { prizes: [{ id: `${id}-1`, rewardId: 'coupon', odds: 1_000_000 }] }
      : {}),
  };
  const named = type === 'promo-code' ? id.toUpperCase() : id;
  const body = { ...bodyOf(type), ...unique, ...change, id: named };
  const { status, body: answer } = await ask('POST', type, '', { body });
  expect(answer).toMatchObject({ id: named });
  expect(status).toBe(200);
  return named;
}

const remove = (type: Type, id: string, version: number | undefined = 1) =>
  ask('DELETE', type, `/${id}`, version === undefined ? {} : { version });
const stateOf = async (type: Type, id: string) => (await ask('GET', type, `/${id}`)).body.state;

const insertReward = (definition: string, source: string, key: string) => sql`
  insert into rewards (shopper_id, definition_id, source, source_key, status, received_at)
  values (${shopper}, ${definition}, ${source}, ${key}, 'claimable', now())`;
const insertCoupon = (id: string) => sql`
  insert into coupons (shopper_id, package_id, code, received_at, valid_from, valid_to)
  values (${shopper}, ${id}, ${`C-${id.toUpperCase()}`}, now(), now(), now())`;

/** What a shopper, or another item, does with an item of each type. A banner is only shown. */
const USES: Readonly<Record<MarketingType, (id: string) => ReturnType<typeof sql>>> = {
  promotion: (id) => sql`insert into reward_packages
    select (jsonb_populate_record(package, jsonb_build_object('id', ${`of-${id}`}::text,
      'subscription_id', ${`of-${id}`}::text, 'promotion_id', ${id}::text))).*
    from reward_packages package where id = 'fifty-off'`,
  'reward-package': insertCoupon,
  'promo-code': (id) => sql`insert into promo_codes
    select (jsonb_populate_record(template, jsonb_build_object('code', ${`${id}-A`}::text,
      'template_code', ${id}::text))).* from promo_codes template where code = ${id}`,
  lottery: (id) => sql`insert into lottery_tickets (shopper_id, lottery_id, source_key, earned_at)
    values (${shopper}, ${id}, ${id}, now())`,
  reward: (id) => insertReward(id, 'lottery', `draw:${id}`),
  activity: (id) => sql`insert into page_views (shopper_id, activity_id, opened_at)
    values (${shopper}, ${id}, now())`,
  'task-group': (id) => sql`insert into tasks
    select (jsonb_populate_record(task, jsonb_build_object('id', ${`of-${id}`}::text,
      'group_id', ${id}::text, 'archived_at', now()))).* from tasks task where id = 'answer'`,
  task: (id) => insertReward('coupon', 'task', `task:${id}:1`),
  campaign: (id) => sql`insert into campaign_enrolments (campaign_id, shopper_id, enrolled_at)
    values (${id}, ${shopper}, now())`,
  'referral-program': (
    id,
  ) => sql`insert into referral_tokens (token, program_id, shopper_id, created_at)
    values (${id}, ${id}, ${shopper}, now())`,
  'spending-tier': (id) => insertReward('coupon', 'spending', `spending:${id}:2026`),
  questionnaire: (id) => sql`insert into questionnaire_answers
    (questionnaire_id, respondent, answers, collected_at) values (${id}, 'a', '[]', now())`,
  tier: (id) => sql`update shoppers set tier = ${id}, tier_joined_at = now() where id = ${shopper}`,
  benefit: (id) => sql`insert into shopper_benefits (shopper_id, code) values (${shopper}, ${id})`,
};
const MARKETING = Object.keys(USES) as MarketingType[];

beforeAll(async () => {
  for (const body of Object.values(marketingBodies)) await ask('POST', body.type, '', { body });
});

describe.each([...MARKETING, 'banner' as const])('an item of the type %s', (type) => {
  it('is deleted when it was never used', async () => {
    const id = await create(type);
    expect((await remove(type, id, 9)).status).toBe(412);
    expect((await remove(type, id)).body).toEqual({ outcome: 'deleted' });
    expect((await ask('GET', type, `/${id}`)).status).toBe(404);
    expect((await remove(type, id)).status).toBe(404);
    const record = await shop.db
      .selectFrom('audit_records')
      .select(['before', 'after'])
      .where('target_type', '=', type)
      .where('target_id', '=', id)
      .where('action', 'like', 'delete%')
      .execute();
    expect(record).toMatchObject([{ before: { id }, after: null }]);
  });
});

describe.each(MARKETING)('a used item of the type %s', (type) => {
  it('is archived: out of lists, ended, and no longer changeable', async () => {
    const id = await create(type);
    await USES[type](id).execute(shop.db);
    expect((await remove(type, id)).body).toEqual({ outcome: 'archived' });
    const { version, state, ...body } = (await ask('GET', type, `/${id}`)).body;
    expect(state).toBe('archived');
    const list = async (query: string) =>
      (await ask('GET', type, `?size=100&${query}`)).body.items.map(
        (item: { id: string }) => item.id,
      );
    expect(await list('')).not.toContain(id);
    expect(await list('state=archived')).toContain(id);
    for (const response of [
      await ask('PUT', type, `/${id}`, { body, version }),
      await remove(type, id, version),
    ])
      expect(response.body.error).toMatchObject({ code: 'conflict', reason: 'archived' });
  });
});

it('ends what is paused for shoppers, and what was generated from it', async () => {
  const id = await create('promo-code');
  await USES['promo-code'](id).execute(shop.db);
  await ask('POST', 'promo-code', `/${id}/resume`);
  await remove('promo-code', id, 2);
  const ended = await shop.db
    .selectFrom('promo_codes')
    .select(['paused_at', 'archived_at'])
    .where('code', 'like', `${id}%`)
    .execute();
  expect(ended).toHaveLength(2);
  for (const row of ended)
    expect(row).toEqual({ paused_at: expect.any(Date), archived_at: expect.any(Date) });
  expect((await ask('POST', 'promo-code', `/${id}/resume`)).body.error.reason).toBe('archived');
});

it('moves the members of an archived tier to the tier that they have earned', async () => {
  const id = await create('tier');
  await USES.tier(id).execute(shop.db);
  await remove('tier', id);
  const { tier } = await shop.db
    .selectFrom('shoppers')
    .select('tier')
    .where('id', '=', shopper)
    .executeTakeFirstOrThrow();
  const lowest = await shop.db
    .selectFrom('membership_tiers')
    .select('code')
    .where('from_amount', '=', '0')
    .executeTakeFirstOrThrow();
  expect(tier).toBe(lowest.code);
  const refused = await remove('tier', lowest.code);
  expect(refused.body.error).toMatchObject({ reason: 'lowest-tier' });
});

describe('an item that another one names', () => {
  it.each([
    ['reward', 'coupon', 'lots'],
    ['reward-package', 'fifty-off', 'coupon'],
    ['activity', 'daily', 'week'],
    ['task-group', 'week', 'answer'],
    ['questionnaire', 'taste', 'answer'],
    ['benefit', 'parking', 'diamond'],
  ] as const)('is kept: %s %s is named by %s', async (type, id, other) => {
    const { body } = await remove(type, id);
    expect(body.error).toMatchObject({ code: 'conflict', reason: 'still-named' });
    expect(body.error.message).toContain(other);
    expect(await stateOf(type, id)).not.toBe('archived');
  });

  it('is kept by the prize of a lottery', async () => {
    const reward = await create('reward');
    const lottery = await create('lottery', {
      prizes: [{ id: `prize-of-${reward}`, rewardId: reward, odds: 1_000_000 }],
    });
    expect((await remove('reward', reward)).body.error.message).toContain(lottery);
    await remove('lottery', lottery);
    expect((await remove('reward', reward)).body).toEqual({ outcome: 'deleted' });
  });

  it('cannot be named once it is archived', async () => {
    const reward = await create('reward');
    await USES.reward(reward).execute(shop.db);
    await remove('reward', reward);
    const body = { ...marketingBodies.campaign, id: 'late', path: '/late', boostRewardId: reward };
    expect((await ask('POST', 'campaign', '', { body })).body.error.reason).toBe(
      'reference-missing',
    );
  });
});

it('is refused without the permission', async () => {
  const id = await create('campaign');
  const { session: reader } = await shop.createOperator('support');
  const refused = await shop.ask('DELETE', `marketing/campaign/${id}`, {
    session: reader,
    version: 1,
  });
  expect(refused.status).toBe(403);
});

it('removes the lowest tier after all others, which ends the membership', async () => {
  await shop.db
    .updateTable('membership_tiers')
    .set({ archived_at: new Date() })
    .where('from_amount', '>', '0')
    .execute();
  expect((await remove('tier', 'member')).body).toEqual({ outcome: 'archived' });
});
