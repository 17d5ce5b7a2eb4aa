import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pick, seeded } from '../../../demo/random.ts';
import { type ShopProcess, startShopProcess } from '../../testing/shop-process.ts';
import { crowd, nothingTold, sending, type Told } from './crowd.ts';
import { type Stage, setStage } from './stage.ts';
import { expectWhole } from './whole.ts';

/** `.ci/run` asks for more. */
const ROUNDS = Number(process.env.CRASH_ROUNDS || 10);
/** How long a process lives: sometimes hardly long enough to answer anybody. */
const LIVES_MS = [80, 300, 600, 900, 1_400, 2_000];
const SETTLE_MS = 120_000;
/** Every so often one lives until it has served everybody: a busy machine takes its time. */
const LONG_LIFE_EVERY = 4;
const LONG_LIVES = Math.ceil(ROUNDS / LONG_LIFE_EVERY);
const LONGEST_LIFE_MS = 60_000;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
}, 60_000);
afterAll(() => stage.shop.close());

/** The provider tells again what it has told already, so that money is never left hanging. */
async function untilSettled({ origin }: ShopProcess, told: Told) {
  const send = sending(origin, told);
  const ends = Date.now() + SETTLE_MS;
  const waiting = new Map(told.payments);
  while (waiting.size > 0 && Date.now() < ends) {
    for (const [id, { key }] of waiting) {
      const { body } = await send<{ status: string }>('GET', `/api/v1/payments/${id}`, { key });
      if (body.status === 'paid' || body.status === 'refunded') waiting.delete(id);
    }
    if (waiting.size > 0) await pause(500);
  }
  expect([...waiting.keys()], 'payments that nobody settled').toEqual([]);
}

const served = ({ draws, events, checkouts, payments }: Told) => [
  draws.size,
  events.size,
  checkouts.size,
  payments.size,
];

async function untilEverybodyIsServed(told: Told) {
  const before = served(told);
  const ends = Date.now() + LONGEST_LIFE_MS;
  const isWaiting = () => served(told).some((count, at) => count <= (before[at] ?? 0));
  while (isWaiting() && Date.now() < ends) await pause(50);
}

it(`keeps what it acknowledged, and all of it, when it is killed ${ROUNDS} times`, async () => {
  const told = nothingTold();
  const random = seeded('crash');
  for (let round = 0; round < ROUNDS; round++) {
    const shop = await startShopProcess(stage.shop.settings);
    const everybody = crowd(shop.origin, stage, told);
    await (round % LONG_LIFE_EVERY === 0
      ? untilEverybodyIsServed(told)
      : pause(pick(random, LIVES_MS)));
    await shop.kill();
    await everybody;
  }
  const last = await startShopProcess(stage.shop.settings);
  await untilSettled(last, told);
  await last.stop();
  expect(told.wrong).toEqual([]);

  // Otherwise nothing was put to the test.
  for (const count of served(told)) expect(count).toBeGreaterThanOrEqual(LONG_LIVES);
  const database = await stage.shop.reopen();
  await expectWhole(database, stage, told);
  await database.close();
}, 900_000);
