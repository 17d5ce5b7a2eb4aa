import { randomUUID } from 'node:crypto';
import type { MarketingType } from '@vitrine/contract/admin';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { marketingBodies } from '../../../test/support/marketing-bodies.ts';
import { findCampaign } from '../campaigns/queries.ts';
import { findLottery } from '../lotteries/queries.ts';
import { getPeriodStatus, type Period } from '../period.ts';
import { findUsablePromotion } from '../promotions/find-usable-promotion.ts';
import { findPackage, findPromotion } from '../promotions/queries.ts';
import { getClosedReason } from '../promotions/rules.ts';
import { findQuestionnaire } from '../questionnaires/queries.ts';
import { findProgramByToken, findRunningProgram } from '../referrals/queries.ts';
import { findActivity, findTaskGroups, findTasks } from '../tasks/queries.ts';

const TYPES = Object.keys(marketingBodies) as MarketingType[];

let shop: OperatorHarness;
let session: string;
let shopperId: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  session = (await shop.createOperator('marketing')).session;
  for (const type of TYPES)
    await shop.ask('POST', `marketing/${type}`, { session, body: marketingBodies[type] });
  await change('task-group', 'resume');
  const { id } = await shop.db
    .insertInto('shoppers')
    .values({ bag_id: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  shopperId = id;
  await shop.db
    .insertInto('referral_tokens')
    .values({ token: 'FRIEND', program_id: 'friends', shopper_id: id, created_at: new Date(0) })
    .execute();
});
afterAll(() => shop.close());

const change = (type: MarketingType, verb: 'pause' | 'resume') =>
  shop.ask('POST', `marketing/${type}/${marketingBodies[type].id}/${verb}`, { session });

const now = () => shop.deps.now();
const isRunning = (row: Period | undefined) =>
  row !== undefined && getPeriodStatus(row, now()) === 'running';
const includes = (rows: readonly { id: string }[], type: MarketingType) =>
  rows.some(({ id }) => id === marketingBodies[type].id);

async function canUseCode(): Promise<boolean> {
  const source = { code: marketingBodies['promo-code'].id };
  const { reason } = await shop.db
    .transaction()
    .execute((trx) => findUsablePromotion(trx, source, { shopperId, now: now() }));
  return reason === undefined;
}

async function canClaim(): Promise<boolean> {
  const row = await findPackage(shop.db, marketingBodies['reward-package'].id);
  return row !== undefined && getClosedReason(row, now()) === undefined;
}

/** What the shop reads of each type. */
const effects: Readonly<Partial<Record<MarketingType, () => Promise<boolean>>>> = {
  promotion: async () => isRunning(await findPromotion(shop.db, 'spring')),
  'reward-package': canClaim,
  'promo-code': canUseCode,
  lottery: async () => isRunning(await findLottery(shop.db, 'lots')),
  activity: async () => isRunning(await findActivity(shop.db, 'daily')),
  task: async () => includes(await findTasks(shop.db, new Date(now())), 'task'),
  'task-group': async () => includes(await findTaskGroups(shop.db, new Date(now())), 'task-group'),
  campaign: async () => isRunning(await findCampaign(shop.db, 'spring-letter')),
  questionnaire: async () =>
    (await findQuestionnaire(shop.db, 'taste', new Date(now()))) !== undefined,
};

it.each(Object.entries(effects))(
  'has an effect of the type %s only while it is not paused',
  async (type, hasEffect) => {
    const name = type as MarketingType;
    await change(name, 'pause');
    expect(await hasEffect()).toBe(false);
    await change(name, 'resume');
    expect(await hasEffect()).toBe(true);
  },
);

it('lets friends join a referral program only while it is not paused', async () => {
  const find = async () => [
    (await findRunningProgram(shop.db, new Date(now())))?.id,
    (await findProgramByToken(shop.db, 'FRIEND', new Date(now())))?.id,
  ];
  expect(await find()).toEqual([undefined, undefined]);
  await change('referral-program', 'resume');
  expect(await find()).toEqual(['friends', 'friends']);
  await change('referral-program', 'pause');
  expect(await find()).toEqual([undefined, undefined]);
});

it('shows the tasks of a group only while the group is not paused', async () => {
  await change('task', 'resume');
  await change('task-group', 'pause');
  expect(await findTasks(shop.db, new Date(now()))).toEqual([]);
  await change('task-group', 'resume');
  expect(await findTasks(shop.db, new Date(now()))).toHaveLength(1);
});

it.each([
  'promotions',
  'reward_packages',
  'lotteries',
  'campaigns',
  'questionnaires',
  'membership_tiers',
  'benefits',
  'banners',
  'app_configurations',
])('notifies every process of a change of %s, which pages show', async (table) => {
  const { rows } = await sql<{ event: string }>`
    select event_manipulation as event from information_schema.triggers
    where event_object_table = ${table} and action_statement like '%notify_content%'
    order by 1`.execute(shop.db);
  expect(rows.map(({ event }) => event)).toEqual(['DELETE', 'INSERT', 'UPDATE']);
});
