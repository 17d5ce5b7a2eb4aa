import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { seedCatalogueFixture } from '../../../test/support/catalogue-fixture.ts';
import { insertPaidOrder } from '../../../test/support/paid-order-rows.ts';
import { insertTrackingRows } from '../tracking/rows.ts';

const HOUR_MS = 3_600_000;
/** The default order of the fixture: two coats and their delivery. */
const PAID = 1_315_000;

let harness: OperatorHarness;
let period: string;

interface NewEvent {
  readonly session: string;
  readonly path?: string;
  readonly agoMs?: number;
  readonly shopper?: string;
  readonly parameters?: Readonly<Record<string, string>>;
}

const toRow = ({ session, path, agoMs = 3 * HOUR_MS, shopper, parameters = {} }: NewEvent) => ({
  uuid: randomUUID(),
  received_at: new Date(harness.clock.now - agoMs).toISOString(),
  tenant_id: 10_000,
  client_id: 10_024,
  customer_id: shopper ?? null,
  correlation_id: session,
  event: path ? 'GenericPageVisited' : 'PageAction',
  parameters: { ...(path ? { pageUrl: `https://shop.test${path}` } : {}), ...parameters },
});

beforeAll(async () => {
  harness = await openOperatorHarness({ seed: seedCatalogueFixture });
  const { db, clock } = harness;
  await harness.createMerchant('601');
  const order = { now: clock.now - HOUR_MS, merchantId: '601' };
  await insertPaidOrder(db, order);
  const { shopper_id: shopper } = await db
    .selectFrom('orders')
    .select('shopper_id')
    .executeTakeFirstOrThrow();
  const module = { action: 'ModuleImpression', moduleCode: 'slideProducts' };
  const events: NewEvent[] = [
    { session: 'a', shopper, path: '/content/spring', parameters: { utmSource: 'letter' } },
    { session: 'a', shopper, parameters: module },
    { session: 'a', shopper, path: '/product/detail/7?from=secret' },
    { session: 'a', shopper, path: '/bag' },
    { session: 'b', path: `/product/list?keyword=${encodeURIComponent('无此物')}` },
    { session: 'c', path: '/content/winter', agoMs: 40 * 24 * HOUR_MS },
  ];
  await insertTrackingRows(db, events.map(toRow));
  const from = new Date(clock.now - 24 * HOUR_MS).toISOString();
  period = `from=${from}&to=${new Date(clock.now).toISOString()}`;
});
afterAll(() => harness.close());

async function read(path: string, role: 'owner' | 'marketing' = 'owner') {
  const { session } = await harness.createOperator(role);
  return harness.ask('GET', path, { session });
}

it('counts sessions by day and by step', async () => {
  const { status, body } = await read(`analytics?${period}`);
  expect(status).toBe(200);
  expect(body.funnel).toEqual({ sessions: 2, product: 1, bag: 1, checkout: 0, orders: 1 });
  expect(body.days).toHaveLength(2);
  expect(body.days.at(-1)).toMatchObject({ sessions: 2, pages: 4, orders: 1, revenue: PAID });
});

it('gives an order to the channel, campaign and module that its shopper met last', async () => {
  const { body } = await read(`analytics?${period}`);
  const sold = { orders: 1, revenue: PAID };
  expect(body.channels).toContainEqual({ value: 'letter', sessions: 1, ...sold });
  expect(body.campaigns).toEqual([{ value: 'spring', sessions: 1, ...sold }]);
  expect(body.modules).toEqual([{ value: 'slideProducts', sessions: 1, ...sold }]);
});

it('takes no channel from what the server itself has noted of a session', async () => {
  const agoMs = 72 * HOUR_MS;
  const seen = toRow({ session: 'e', path: '/', agoMs, parameters: { utmSource: 'letter' } });
  const noted = { ...toRow({ session: 'e', agoMs }), event: 'AddedToBag' };
  await insertTrackingRows(harness.db, [seen, noted]);
  const at = (hours: number) => new Date(harness.clock.now - hours * HOUR_MS).toISOString();
  const { body } = await read(`analytics?from=${at(80)}&to=${at(70)}`);
  expect(body.channels).toEqual([{ value: 'letter', sessions: 1, orders: 0, revenue: 0 }]);
});

it('lists searches with what they find now, and cohorts', async () => {
  const { body } = await read(`analytics?${period}`);
  expect(body.searches).toEqual([{ keyword: '无此物', count: 1, found: 0 }]);
  expect(body.cohorts).toEqual([{ month: expect.any(String), shoppers: 1, active: [1] }]);
});

it('shows no amounts to a role that may not see orders or money', async () => {
  const { body } = await read(`analytics?${period}`, 'marketing');
  expect(body.days.at(-1).revenue).toBeNull();
  expect(body.campaigns).toEqual([{ value: 'spring', sessions: 1, orders: 1, revenue: null }]);
});

it('lists the events behind a number page by page, without what says whose they are', async () => {
  const path = `analytics/events?${period}&dimension=step&value=sessions&size=3`;
  const first = await read(path);
  const second = await read(`${path}&cursor=${first.body.nextCursor}`);
  const events = [...first.body.items, ...second.body.items];
  expect(new Set(events.map(({ id }) => id)).size).toBe(5);
  expect(second.body.nextCursor).toBeNull();
  expect(events.map((event) => event.path)).toContain('/product/detail/7');
  expect(JSON.stringify(events)).not.toMatch(/secret|customer/);
});

it('finds the events of a search by its words', async () => {
  const words = encodeURIComponent('无此物');
  const { body } = await read(`analytics/events?${period}&dimension=search&value=${words}`);
  expect(body.items).toHaveLength(1);
});

it.each([
  ['ends before it begins', 'from=2026-11-02T00:00:00Z&to=2026-11-01T00:00:00Z'],
  ['is longer than counts are kept', 'from=2025-01-01T00:00:00Z&to=2026-06-01T00:00:00Z'],
])('refuses a period that %s', async (_, query) => {
  expect((await read(`analytics?${query}`)).status).toBe(400);
});
