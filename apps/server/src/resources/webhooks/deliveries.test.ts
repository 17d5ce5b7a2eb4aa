import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';
import { openPartnerServer, type PartnerAnswer } from '../../../test/support/partner-server.ts';
import { encryptText } from '../../encryption/encrypt.ts';
import { getEventPriority } from '../../notifications/priorities.ts';
import { claimDueDelivery } from './delivery-queries.ts';
import { sendDeliveries } from './jobs.ts';
import { MAX_IN_FLIGHT, PUT_BACK_AFTER } from './rules.ts';
import { secretPlace } from './signature.ts';

const WAIT = { timeout: 15_000, interval: 20 };
const SECOND_MS = 1_000;

let shop: OperatorHarness;
let partner: Awaited<ReturnType<typeof openPartnerServer>>;
let answers: Record<string, PartnerAnswer> = {};
beforeAll(async () => {
  const environment = { WEBHOOK_NETWORKS: '127.0.0.0/8' };
  shop = await openOperatorHarness({ environment, seed: seedCatalogueFixture });
  partner = await openPartnerServer(({ path }) => answers[path] ?? { text: 'ok' });
});
afterAll(async () => {
  await partner.close();
  await shop.close();
});
beforeEach(async () => {
  answers = {};
  partner.requests.length = 0;
  await shop.db.deleteFrom('webhook_endpoints').execute();
  await shop.db.deleteFrom('shop_events').execute();
});

let count = 0;
async function createEndpoint(path: string): Promise<string> {
  const id = `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
  const secret = encryptText(shop.deps.keyring, secretPlace(id), 'whsec_test');
  const url = `${partner.endpoint}${path}`;
  const at = new Date(shop.clock.now);
  await shop.db
    .insertInto('webhook_endpoints')
    .values({ id, name: path, url, events: ['product.changed'], secret, created_at: at })
    .execute();
  return id;
}

/** Makes deliveries due, in the order of their events. */
async function createDeliveries(
  endpointIds: readonly string[],
  howMany: number,
  type: 'product.changed' | 'order.paid' = 'product.changed',
) {
  for (let n = 0; n < howMany; n++) {
    const at = new Date(shop.clock.now - SECOND_MS + n);
    const event = await shop.db
      .insertInto('shop_events')
      .values({ type, subject_id: '1', happened_at: at, distributed_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = endpointIds.map((endpoint_id) => ({
      endpoint_id,
      event_id: event.id,
      priority: getEventPriority(type),
      due_at: at,
      created_at: at,
    }));
    await shop.db.insertInto('webhook_deliveries').values(rows).execute();
  }
}

/** Runs the job as one process does. */
const send = (signal?: AbortSignal) =>
  sendDeliveries.run({
    database: shop.database,
    dataDir: '',
    now: shop.deps.now,
    deps: { ...shop.deps, logError() {} },
    ...(signal ? { signal } : {}),
  });

const countRequests = (path: string) =>
  partner.requests.filter((request) => request.path === path).length;
const readDeliveries = (endpointId: string) =>
  shop.db
    .selectFrom('webhook_deliveries')
    .select(['status', 'attempts', 'leased_until'])
    .where('endpoint_id', '=', endpointId)
    .orderBy('id')
    .execute();
const readEndpoint = (id: string) =>
  shop.db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

it('lets a receiver that hangs hold up no other one, however many processes send', async () => {
  answers['/hangs'] = 'silence';
  const [hanging, well] = [await createEndpoint('/hangs'), await createEndpoint('/well')];
  await createDeliveries([hanging, well], 40);
  const stop = new AbortController();
  const processes = [send(stop.signal), send(stop.signal)];
  await expect.poll(() => countRequests('/well'), WAIT).toBe(40);
  expect(countRequests('/hangs')).toBe(MAX_IN_FLIGHT.well);
  stop.abort();
  await Promise.all(processes);
  expect(await readDeliveries(well)).toEqual(
    Array(40).fill({ status: 'delivered', attempts: 1, leased_until: null }),
  );
  expect(await readDeliveries(hanging)).toEqual(
    Array(40).fill({ status: 'waiting', attempts: 0, leased_until: null }),
  );
  expect(await readEndpoint(hanging)).toMatchObject({ failures: 0 });
});

it('gives each endpoint its turn', async () => {
  const [busy, quiet] = [await createEndpoint('/busy'), await createEndpoint('/quiet')];
  await createDeliveries([busy], 30);
  shop.clock.now += SECOND_MS;
  await createDeliveries([quiet], 1);
  await send();
  expect(partner.requests.findIndex(({ path }) => path === '/quiet')).toBeLessThan(10);
});

it('puts an endpoint back with all its deliveries, and goes on after a probe', async () => {
  answers['/fails'] = { text: 'no', status: 500 };
  const id = await createEndpoint('/fails');
  await createDeliveries([id], 30);
  await send();
  const failed = countRequests('/fails');
  expect(failed).toBeGreaterThanOrEqual(PUT_BACK_AFTER);
  expect(failed).toBeLessThanOrEqual(PUT_BACK_AFTER + MAX_IN_FLIGHT.well);
  const first = await readEndpoint(id);
  shop.clock.now = (first.retry_at?.getTime() ?? 0) - 1;
  await send();
  expect(countRequests('/fails')).toBe(failed);
  shop.clock.now += 1;
  await send();
  expect(countRequests('/fails')).toBe(failed + 1);
  const second = await readEndpoint(id);
  const pause = (second.retry_at?.getTime() ?? 0) - shop.clock.now;
  expect(pause).toBeGreaterThan(5 * SECOND_MS);
  answers['/fails'] = { text: 'ok' };
  shop.clock.now += pause;
  await send();
  expect(await readEndpoint(id)).toMatchObject({ status: 'active', failures: 0, retry_at: null });
  expect((await readDeliveries(id)).map(({ status }) => status)).toEqual(
    Array(30).fill('delivered'),
  );
});

it('goes on with the delivery of a dead process soon', async () => {
  const id = await createEndpoint('/well');
  await createDeliveries([id], 1);
  expect(await claimDueDelivery(shop.db, shop.clock.now)).toBeDefined();
  await send();
  expect(countRequests('/well')).toBe(0);
  shop.clock.now += 20 * SECOND_MS;
  await send();
  expect(countRequests('/well')).toBe(1);
  expect(await readDeliveries(id)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
});

it('sends what is urgent first', async () => {
  const id = await createEndpoint('/well');
  await createDeliveries([id], 5);
  shop.clock.now += SECOND_MS;
  await createDeliveries([id], 1, 'order.paid');
  const first = await claimDueDelivery(shop.db, shop.clock.now);
  expect(first?.type).toBe('order.paid');
});
