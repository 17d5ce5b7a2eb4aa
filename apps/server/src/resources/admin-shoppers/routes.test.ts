import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertOrder } from '../../../test/support/attached-personal-id-fixture.ts';
import { openSession } from '../../sessions/store.ts';
import { reportLatePrivacyRequests } from './jobs.ts';

const DAY_MS = 86_400_000;
const MOBILE = '13800138000';
const REASON = { reason: 'the shopper asked on the phone' };

let harness: OperatorHarness;
let ask: OperatorHarness['ask'];
let session: string;
let shopperId: string;
beforeAll(async () => {
  harness = await openOperatorHarness();
  ({ ask } = harness);
  ({ session } = await harness.createOperator('owner'));
});
afterAll(() => harness.close());

beforeEach(async () => {
  await harness.db.updateTable('shoppers').set({ mobile: null, email: null }).execute();
  const { id } = await harness.db
    .insertInto('shoppers')
    .values({ name: '林知夏', mobile: `86${MOBILE}`, email: 'zhixia@example.cn' })
    .returning('id')
    .executeTakeFirstOrThrow();
  shopperId = id;
});

const get = async (path: string) => (await ask('GET', path, { session })).body;
const post = (path: string, body: object = REASON) => ask('POST', path, { session, body });
const find = (search: string) => get(`shoppers?search=${encodeURIComponent(search)}`);
const findRecords = (action: string, id: string) =>
  harness.db
    .selectFrom('audit_records')
    .selectAll()
    .where('action', '=', action)
    .where('target_id', '=', id)
    .execute();
const findShopper = () =>
  harness.db
    .selectFrom('shoppers')
    .selectAll()
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();

async function createRequest(kind: 'export' | 'erase', receivedAt?: string): Promise<string> {
  const body = { kind, channel: 'phone', ...(receivedAt ? { receivedAt } : {}) };
  return (await post(`shoppers/${shopperId}/privacy-requests`, body)).body.id;
}

const createOrder = () =>
  insertOrder(harness.db, { shopperId, now: harness.clock.now, total: 100_000 });

describe('a shopper', () => {
  it('is found by mobile, e-mail and number, and masked', async () => {
    const masked = { id: shopperId, name: '林**', mobile: '138****8000', email: 'z***@example.cn' };
    for (const search of [MOBILE, '+86 138 0013 8000', 'Zhixia@example.cn', shopperId])
      expect(await find(search)).toMatchObject([masked]);
    for (const search of ['13800138001', '%', "' or 1=1--", '999999999'])
      expect(await find(search)).toEqual([]);
  });

  it('is shown without personal data', async () => {
    const overview = await get(`shoppers/${shopperId}`);
    expect(overview).toMatchObject({ id: shopperId, orders: [], coupons: [], openSessions: 0 });
    expect(JSON.stringify(overview)).not.toMatch(/13800138000|林知夏|zhixia/);
  });

  it('is unmasked for a reason, which is recorded', async () => {
    expect((await post(`shoppers/${shopperId}/unmask`, {})).status).toBe(400);
    expect(await findRecords('unmaskShopper', shopperId)).toEqual([]);
    const { body } = await post(`shoppers/${shopperId}/unmask`);
    expect(body).toMatchObject({ name: '林知夏', mobile: `86${MOBILE}` });
    expect(await findRecords('unmaskShopper', shopperId)).toMatchObject([
      { target_id: shopperId, reason: REASON.reason, after: null },
    ]);
  });

  it('loses every session when blocked, and may come back', async () => {
    await openSession(harness.db, harness.clock.now, shopperId);
    const path = `shoppers/${shopperId}/block`;
    const { body } = await ask('PUT', path, { session, body: REASON });
    expect(body.blocked).toMatchObject(REASON);
    expect((await get(`shoppers/${shopperId}`)).openSessions).toBe(0);
    const again = await ask('PUT', path, { session, body: REASON });
    expect([again.status, again.body.error.reason]).toEqual([409, 'already-blocked']);
    expect((await ask('DELETE', path, { session })).body.blocked).toBeNull();
    expect((await ask('DELETE', path, { session })).body.error.reason).toBe('not-blocked');
    expect(await findRecords('blockShopper', shopperId)).toMatchObject([{ reason: REASON.reason }]);
  });

  it('is marked as a tester only by who may change settings, with a record', async () => {
    const path = `shoppers/${shopperId}/tester`;
    const { session: support } = await harness.createOperator('support');
    expect((await ask('PUT', path, { session: support })).status).toBe(403);
    const { session } = await harness.createOperator('owner');
    expect((await ask('PUT', path, { session })).body.isTester).toBe(true);
    expect((await ask('GET', `shoppers/${shopperId}`, { session })).body.isTester).toBe(true);
    expect((await ask('DELETE', path, { session })).body.isTester).toBe(false);
    expect(await findRecords('markTester', shopperId)).toHaveLength(1);
    expect(await findRecords('unmarkTester', shopperId)).toHaveLength(1);
    expect((await ask('PUT', 'shoppers/999999/tester', { session })).status).toBe(404);
  });
});

describe('a privacy request', () => {
  it('is late after 15 working days', async () => {
    const id = await createRequest('export', '2026-11-24T02:00:00Z');
    const listLate = async () => (await get('privacy-requests?late=true')).items;
    expect(await listLate()).toEqual([]);
    harness.clock.now += 22 * DAY_MS;
    const { session: support } = await harness.createOperator('support');
    const { body } = await ask('GET', 'privacy-requests?late=true', { session: support });
    expect(body.items).toMatchObject([{ id, shopperId, isLate: true, status: 'open' }]);
    harness.clock.now -= 22 * DAY_MS;
    await post(`privacy-requests/${id}/reject`);
  });

  it('raises one alarm when it is late', async () => {
    const id = await createRequest('export', '2026-11-24T02:00:00Z');
    const alarms: object[] = [];
    const counts: number[] = [];
    const deps = {
      db: harness.db,
      now: () => harness.clock.now + 22 * DAY_MS,
      logError: (details: object) => alarms.push(details),
      onLatePrivacyRequests: (count: number) => counts.push(count),
    };
    const context = { deps, database: harness.database, dataDir: '', now: deps.now };
    await reportLatePrivacyRequests.run(context);
    await reportLatePrivacyRequests.run(context);
    expect(alarms).toMatchObject([{ privacyRequest: id, kind: 'export' }]);
    await post(`privacy-requests/${id}/reject`);
    await reportLatePrivacyRequests.run(context);
    expect(counts).toEqual([1, 1, 0]);
  });

  it('is open once for each kind', async () => {
    await createRequest('erase');
    const body = { kind: 'erase', channel: 'chat' };
    const again = await post(`shoppers/${shopperId}/privacy-requests`, body);
    expect([again.status, again.body.error.reason]).toEqual([409, 'request-open']);
  });

  it('exports all data of the shopper, once', async () => {
    const id = await createRequest('export');
    const { status, body } = await post(`privacy-requests/${id}/export`);
    expect(status).toBe(200);
    expect(body.sections[0]).toMatchObject({ name: 'shopper', rows: [{ name: '林知夏' }] });
    expect((await post(`privacy-requests/${id}/export`)).body.error.reason).toBe('request-closed');
    const [record] = await findRecords('exportForPrivacyRequest', id);
    expect(JSON.stringify(record)).not.toContain('林知夏');
  });

  it('erases the shopper', async () => {
    const id = await createRequest('erase');
    expect((await post(`privacy-requests/${id}/erase`)).status).toBe(200);
    expect(await findShopper()).toMatchObject({ name: null, mobile: null });
    expect((await findShopper()).erased_at).not.toBeNull();
  });

  it('stays open while an order is under way', async () => {
    const order = await createOrder();
    expect(await find(order)).toMatchObject([{ id: shopperId }]);
    const id = await createRequest('erase');
    expect((await post(`privacy-requests/${id}/erase`)).body.error.reason).toBe('order-under-way');
    expect(await find(MOBILE)).toHaveLength(1);
    expect((await get(`shoppers/${shopperId}`)).privacyRequests).toMatchObject([
      { id, status: 'open' },
    ]);
  });
});
