import { type TaskGroup, tasks } from '@vitrine/contract';
import { DAY_MS } from '@vitrine/kit';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '../../src/database/database.ts';
import type { Database } from '../../src/database/schema.ts';
import { taskHandlers } from '../../src/resources/tasks/routes.ts';
import { storeActivity } from './campaign-fixture.ts';
import { storeLottery, storeRewards } from './lottery-fixture.ts';
import { createKeyring } from './personal-id-fixture.ts';
import { both } from './promotions-fixture.ts';
import { openResourceApp, type ResourceApp, type Visitor } from './resource-app.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** A Saturday. */
export const START = Date.parse('2026-11-21T10:00:00+08:00');

type Task = Omit<Insertable<Database['tasks']>, 'group_id' | 'name' | 'description'>;

async function storeTasks({ db }: OpenDatabase, rows: readonly Task[]) {
  await db
    .insertInto('task_groups')
    .values({
      id: 'week',
      name: both('本周', 'This week'),
      renews: 'weekly',
      clock_in_id: 'daily',
      starts_at: new Date(START - DAY_MS),
      ends_at: new Date(START + 30 * DAY_MS),
    })
    .execute();
  await db
    .insertInto('tasks')
    .values(
      rows.map((row) => ({
        ...row,
        group_id: 'week',
        name: both('任务', 'Task'),
        description: both('说明', 'Words'),
      })),
    )
    .execute();
}

const nothing = { path: null, activity_id: null, questionnaire_id: null };

async function storeWeek(database: OpenDatabase) {
  await storeRewards(database, START);
  await storeLottery(database, 'lots', START, {
    freePerDay: 0,
    prizes: [{ reward: 'coupon', odds: 0 }],
  });
  await database.db
    .insertInto('reward_definitions')
    .values({
      id: 'lots-1',
      kind: 'tickets',
      name: both('抽签', 'A draw'),
      description: both('说明', 'Words'),
      lottery_id: 'lots',
      tickets: 1,
    })
    .execute();
  const store = (id: string, kind: 'clock-in' | 'sharing' | 'boost' | 'page-view', more = {}) =>
    storeActivity(database, id, kind, START, more);
  await store('daily', 'clock-in', { goal: 3, reward_id: 'lots-1', goal_reward_id: 'gift' });
  await store('send', 'sharing', { reward_id: 'lots-1' });
  await store('help', 'boost', { goal: 2, goal_reward_id: 'coupon' });
  await store('read', 'page-view', { min_seconds: 30 });
  await store('leaf', 'page-view', { min_seconds: 30 });
  await store('later', 'clock-in', { starts_at: new Date(START + DAY_MS) });
  await storeTasks(database, [
    {
      id: 'reading',
      kind: 'page-view',
      goal: 1,
      ...nothing,
      activity_id: 'read',
      reward_id: 'lots-1',
    },
    { id: 'ordering', kind: 'order', goal: 1, ...nothing, reward_id: 'coupon' },
    { id: 'helping', kind: 'boost', goal: 1, ...nothing, activity_id: 'help', reward_id: 'gift' },
  ]);
  await database.db
    .insertInto('spending_tiers')
    .values([
      { id: 'low', amount: 100_000, reward_id: 'gift' },
      { id: 'high', amount: 900_000, reward_id: 'coupon' },
    ])
    .execute();
}

/** Opens a shop with a week of tasks; each test starts on a Saturday with a new shopper. */
export function setUpTasks() {
  const clock = { now: START };
  let shop: TestShop;
  let app: ResourceApp;
  let visitor: Visitor & { shopperId: string };
  beforeAll(async () => {
    shop = await openTestShop({ seed: storeWeek });
    const now = () => clock.now;
    app = await openResourceApp(
      shop,
      tasks,
      taskHandlers({ db: shop.database.db, keyring: createKeyring('shop'), now }),
      { now },
    );
  });
  beforeEach(async () => {
    clock.now = START;
    visitor = await app.newShopper();
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  const post = (path: string, body?: object, shopper: Visitor = visitor) =>
    app.ask('POST', path, { visitor: shopper, ...(body ? { body } : {}) });
  const group = async (): Promise<TaskGroup> =>
    (await app.ask('GET', 'my/task-groups', { visitor })).body[0];

  return {
    clock,
    get db() {
      return shop.database.db;
    },
    get app() {
      return app;
    },
    get visitor() {
      return visitor;
    },
    post,
    /** Opens a page, and closes it after some seconds. */
    read: async (seconds = 30) => {
      await post('user-actions/read/page-views', { event: 'opened' });
      clock.now += seconds * 1000;
      return post('user-actions/read/page-views', { event: 'closed' });
    },
    group,
    task: async (id: string) => (await group()).tasks.find((one) => one.id === id),
    order: (rewardId: string | null | undefined, shopper: Visitor = visitor) =>
      post('my/reward-orders', { rewardId }, shopper),
    tickets: async () => {
      const rows = await shop.database.db
        .selectFrom('lottery_tickets')
        .select('id')
        .where('shopper_id', '=', visitor.shopperId)
        .execute();
      return rows.length;
    },
    spend: (amount: number, reference: string) =>
      shop.database.db
        .insertInto('shopper_spends')
        .values({ reference, shopper_id: visitor.shopperId, amount, spent_at: new Date(clock.now) })
        .execute(),
  };
}
