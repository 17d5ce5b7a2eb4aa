import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { type EventBacklog, readEventBacklog } from './event-backlog.ts';

let shop: OperatorHarness;
let session: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  ({ session } = await shop.createOperator('owner'));
});
afterAll(() => shop.close());
beforeEach(() => shop.db.deleteFrom('shop_events').execute());

async function insertFailed(minutesAgo: number): Promise<string> {
  const at = new Date(shop.clock.now - minutesAgo * 60_000);
  const { id } = await shop.db
    .insertInto('shop_events')
    .values({
      type: 'order.paid',
      subject_id: 'not-a-number',
      happened_at: at,
      failed_at: at,
      failure: 'invalid input syntax',
      attempts: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const readPage = (query = '') => shop.ask('GET', `failed-events?size=2${query}`, { session });

it('lists the events that failed with the reason, the newest first, page by page', async () => {
  const ids: string[] = [];
  for (const minutes of [3, 2, 1]) ids.unshift(await insertFailed(minutes));
  const { body: first } = await readPage();
  const { body: second } = await readPage(`&cursor=${first.nextCursor}`);
  const items = [...first.items, ...second.items];
  expect(items.map(({ id }) => id)).toEqual(ids);
  expect(items[0]).toMatchObject({
    type: 'order.paid',
    subjectId: 'not-a-number',
    reason: 'invalid input syntax',
  });
  expect(second.nextCursor).toBeNull();
});

it('distributes an event again, once, and records who asked for it', async () => {
  const id = await insertFailed(1);
  const again = () => shop.ask('POST', `failed-events/${id}/redistribute`, { session });
  expect((await again()).body).toEqual({ done: true });
  const row = await shop.db.selectFrom('shop_events').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ failed_at: null, failure: null, attempts: 0, distributed_at: null });
  const record = await shop.db
    .selectFrom('audit_records')
    .select(['action', 'target_id', 'before'])
    .where('action', '=', 'redistributeEvent')
    .executeTakeFirstOrThrow();
  expect(record).toMatchObject({ target_id: id, before: { failure: 'invalid input syntax' } });
  const repeated = await again();
  expect([repeated.status, repeated.body.error.reason]).toEqual([409, 'event-not-failed']);
});

it('tells how many events failed, and how long the oldest of the others waits', async () => {
  const read = (): Promise<EventBacklog> => readEventBacklog(shop.db, shop.clock.now);
  expect(await read()).toEqual({ failed: 0, oldestSeconds: 0 });
  await insertFailed(90);
  await shop.db
    .insertInto('shop_events')
    .values({ type: 'order.paid', subject_id: '1', happened_at: new Date(shop.clock.now - 60_000) })
    .execute();
  expect(await read()).toEqual({ failed: 1, oldestSeconds: 60 });
});
