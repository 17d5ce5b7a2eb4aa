import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pick, seeded } from '../support/random.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import {
  type AcknowledgedWork,
  createAcknowledgedWork,
  createSender,
  runConcurrentShoppers,
} from './concurrent-shoppers.ts';
import { expectConsistent } from './expect-consistent.ts';
import { openFixture, type ProcessesFixture } from './fixture.ts';

/** The whole check divides them between both databases. A nightly run can ask for more. */
const ROUNDS = Number(process.env.CRASH_ROUNDS || 20);
/** How long a process runs before it is killed. */
const LIFETIMES_MS = [80, 300, 600, 900, 1_400, 2_000];
const PAYMENT_TIMEOUT_MS = 120_000;
/** Every fourth process runs until it has served all shoppers. */
const LONG_LIFE_EVERY = 4;
const LONG_LIVES = Math.ceil(ROUNDS / LONG_LIFE_EVERY);
const LONGEST_LIFE_MS = 60_000;

let fixture: ProcessesFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.shop.close());

/** Waits until the repeated notifications of the provider have completed all payments. */
async function waitForPayments({ origin }: ShopProcess, work: AcknowledgedWork) {
  const send = createSender(origin, work);
  const ends = Date.now() + PAYMENT_TIMEOUT_MS;
  const waiting = new Map(work.payments);
  while (waiting.size > 0 && Date.now() < ends) {
    for (const [id, { key }] of waiting) {
      const { body } = await send<{ status: string }>('GET', `/api/v1/payments/${id}`, { key });
      if (body.status === 'paid' || body.status === 'refunded') waiting.delete(id);
    }
    if (waiting.size > 0) await pause(500);
  }
  expect([...waiting.keys()], 'payments without an outcome').toEqual([]);
}

const countWork = ({ draws, events, checkouts, payments }: AcknowledgedWork) => [
  draws.size,
  events.size,
  checkouts.size,
  payments.size,
];

async function waitUntilServed(work: AcknowledgedWork) {
  const before = countWork(work);
  const ends = Date.now() + LONGEST_LIFE_MS;
  const isWaiting = () => countWork(work).some((count, index) => count <= (before[index] ?? 0));
  while (isWaiting() && Date.now() < ends) await pause(50);
}

it(`keeps all acknowledged work when it is killed ${ROUNDS} times`, async () => {
  const work = createAcknowledgedWork();
  const random = seeded('crash');
  for (let round = 0; round < ROUNDS; round++) {
    const shop = await startShopProcess(fixture.shop.settings);
    const traffic = runConcurrentShoppers(shop.origin, fixture, work);
    await (round % LONG_LIFE_EVERY === 0
      ? waitUntilServed(work)
      : pause(pick(random, LIFETIMES_MS)));
    await shop.kill();
    await traffic;
  }
  const last = await startShopProcess(fixture.shop.settings);
  await waitForPayments(last, work);
  await last.stop();
  expect(work.serverErrors).toEqual([]);

  // Makes sure that the rounds did some work.
  for (const count of countWork(work)) expect(count).toBeGreaterThanOrEqual(LONG_LIVES);
  const database = await fixture.shop.reopen();
  await expectConsistent(database, fixture, work);
  await database.close();
}, 900_000);
