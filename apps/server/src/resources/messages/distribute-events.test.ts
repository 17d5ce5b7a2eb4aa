import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OrderHarness, openOrderHarness } from '../../../test/support/order-harness.ts';
import { DatabaseUnavailableError } from '../../database/unavailable.ts';
import type { ShopEventType } from '../../notifications/events.ts';
import { recordEvent } from '../../notifications/record-event.ts';
import { distributeDueEvents } from './distribute-events.ts';
import { claimDueMessage } from './queries.ts';

const HOUR_MS = 3_600_000;
const ENDPOINT = '00000000-0000-4000-8000-000000000001';

let shop: OrderHarness;
let orderId: string;
let productId: string;
const logError = vi.fn();
beforeAll(async () => {
  shop = await openOrderHarness({ PUBLIC_URL: 'https://shop.test', SANDBOX: 'on' });
  ({ orderId } = await shop.paidOrder());
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  productId = id;
  await shop.db
    .insertInto('webhook_endpoints')
    .values({
      id: ENDPOINT,
      name: 'ERP',
      url: 'https://erp.example/',
      events: ['order.paid', 'product.changed'],
      secret: Buffer.from('x'),
      created_at: new Date(),
    })
    .execute();
});
afterAll(() => shop.close());
beforeEach(async () => {
  logError.mockClear();
  await shop.db.deleteFrom('shop_events').execute();
});

const getDeps = () => ({ ...shop.deps, logError });
const record = (type: ShopEventType, subjectId: string, at = shop.clock.now) =>
  shop.db.transaction().execute((trx) => recordEvent(trx, { type, subjectId, now: at }));
async function distributeAll() {
  while (await distributeDueEvents(getDeps()));
}
const readEvents = () =>
  shop.db.selectFrom('shop_events').selectAll().orderBy('happened_at').execute();
const countRows = async (table: 'shopper_messages' | 'webhook_deliveries') =>
  (await shop.db.selectFrom(table).select('id').execute()).length;

it('creates the messages and deliveries of a set, and those of the next set', async () => {
  const rows = Array.from({ length: 230 }, (_, n) => ({
    type: n % 2 ? 'order.paid' : 'product.changed',
    subject_id: n % 2 ? orderId : productId,
    happened_at: new Date(shop.clock.now + n),
  }));
  await shop.db.insertInto('shop_events').values(rows).execute();
  await distributeAll();
  expect(await countRows('shopper_messages')).toBe(115);
  expect(await countRows('webhook_deliveries')).toBe(230);
  expect((await readEvents()).every(({ distributed_at }) => distributed_at)).toBe(true);
});

it('takes what is urgent first, whenever it happened', async () => {
  await record('product.changed', productId, shop.clock.now - HOUR_MS);
  await record('order.paid', orderId);
  const [bulk, urgent] = await readEvents();
  expect(urgent?.priority).toBeLessThan(bulk?.priority ?? 0);
  const taken = await shop.db
    .selectFrom('shop_events')
    .select('type')
    .orderBy('priority')
    .limit(1)
    .executeTakeFirst();
  expect(taken).toEqual({ type: 'order.paid' });
});

it('sends an urgent message before one that is due longer', async () => {
  await record('order.paid', orderId);
  await record('order.paid', orderId, shop.clock.now + 1);
  await distributeAll();
  const [first, second] = await shop.db
    .selectFrom('shopper_messages')
    .select('id')
    .orderBy('id')
    .execute();
  await shop.db
    .updateTable('shopper_messages')
    .set({ priority: 3, due_at: new Date(shop.clock.now - HOUR_MS) })
    .where('id', '=', first?.id ?? '')
    .execute();
  expect((await claimDueMessage(shop.db, shop.clock.now))?.id).toBe(second?.id);
  expect((await claimDueMessage(shop.db, shop.clock.now))?.id).toBe(first?.id);
});

it('keeps events apart that can never be distributed, and distributes their neighbours', async () => {
  for (let n = 0; n < 40; n++) await record('order.paid', orderId, shop.clock.now + n);
  await record('order.paid', 'not-a-number', shop.clock.now + 20);
  await shop.db
    .insertInto('shop_events')
    .values({ type: 'order.exploded', subject_id: '1', happened_at: new Date(shop.clock.now) })
    .execute();
  await distributeAll();
  expect(await countRows('shopper_messages')).toBe(40);
  const failed = (await readEvents()).filter(({ failed_at }) => failed_at);
  expect(failed.map(({ type, failure }) => [type, failure])).toEqual([
    ['order.exploded', 'unknown-type'],
    ['order.paid', expect.stringContaining('invalid input syntax')],
  ]);
  expect(failed.every(({ distributed_at }) => distributed_at === null)).toBe(true);
  expect(logError.mock.calls.map(([, what]) => what)).toEqual([
    'event_not_distributed',
    'event_not_distributed',
  ]);
});

describe('while the database refuses a write for a passing reason', () => {
  const raise = async (code: string) => {
    await sql`create function refuse_message() returns trigger language plpgsql as ${sql.lit(
      `begin raise exception 'not now' using errcode = '${code}'; end`,
    )}`.execute(shop.db);
    await sql`create trigger refuse before insert on shopper_messages
      for each statement execute function refuse_message()`.execute(shop.db);
  };
  const relent = () => sql`drop function if exists refuse_message cascade`.execute(shop.db);
  afterEach(async () => void (await relent()));

  it.each(['55P03', '40P01', '40001', '57P01', '53300', '57014'])(
    'an event is tried again (%s)',
    async (code) => {
      await raise(code);
      await record('order.paid', orderId);
      await record('product.changed', productId, shop.clock.now + 1);
      await distributeAll();
      const [waiting, other] = await readEvents();
      expect(waiting).toMatchObject({ distributed_at: null, failed_at: null, attempts: 1 });
      expect(waiting?.retry_at?.getTime()).toBeGreaterThan(shop.clock.now);
      expect(other?.distributed_at).not.toBeNull();
      await relent();
      shop.clock.now += HOUR_MS;
      await distributeAll();
      expect(await countRows('shopper_messages')).toBe(1);
      expect(await countRows('webhook_deliveries')).toBe(2);
    },
  );
});

it('leaves events as they are while the database is away', async () => {
  await record('order.paid', orderId);
  const db = Object.assign(Object.create(shop.db), {
    transaction() {
      throw new DatabaseUnavailableError('No database connection');
    },
  });
  await expect(distributeDueEvents({ ...getDeps(), db })).rejects.toThrow(DatabaseUnavailableError);
  expect(await readEvents()).toMatchObject([
    { distributed_at: null, failed_at: null, attempts: 0 },
  ]);
  await distributeAll();
  expect(await countRows('shopper_messages')).toBe(1);
});
