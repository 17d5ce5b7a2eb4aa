import type { FapiaoStatus } from '@vitrine/contract';
import {
  FAPIAO_ACTIONS,
  FAPIAO_OPERATOR_ACTIONS,
  FAPIAO_TRANSITIONS,
  type FapiaoAction,
  type FapiaoOperatorAction,
} from '@vitrine/contract/admin';
import { describe, expect, it, test } from 'vitest';
import { newFapiaoNumber } from '../../../test/admin/examples/fapiao.ts';
import { setUpMerchantOrders } from '../../../test/admin/merchant-order-setup.ts';
import { insertFapiao } from '../../../test/support/fapiao-row.ts';
import { requestRefund } from '../../payment-outbox/request-refund.ts';

const TABLE: Readonly<Record<FapiaoStatus, Partial<Record<FapiaoAction, FapiaoStatus>>>> = {
  requested: { change: 'requested', withdraw: 'withdrawn', issue: 'issued', reject: 'refused' },
  issued: { reverse: 'reversed' },
  refused: { request: 'requested' },
  withdrawn: { request: 'requested' },
  reversed: { request: 'requested' },
};
const STATUSES = Object.keys(TABLE) as FapiaoStatus[];

test.each(
  STATUSES.flatMap((status) =>
    FAPIAO_ACTIONS.map((action): [FapiaoStatus, FapiaoAction] => [status, action]),
  ),
)('a fapiao that is %s goes where the table says with %s', (status, action) => {
  expect(FAPIAO_TRANSITIONS[status][action]).toBe(TABLE[status][action]);
});

const DAY = '2026-11-25';
const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const OFD = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.from('...OFD.xml...')]);
const PATHS: Readonly<Record<FapiaoOperatorAction, string>> = {
  issue: 'issue',
  reject: 'rejection',
  reverse: 'reversal',
};

const setup = setUpMerchantOrders();

async function newFapiao(status: FapiaoStatus = 'requested', merchantId?: string) {
  const { harness } = setup;
  const order = await setup.newOrder(merchantId ? { merchantId } : {});
  const number = status === 'issued' || status === 'reversed' ? newFapiaoNumber() : null;
  const now = harness.clock.now;
  const fapiao = { status, number, now, amount: 1_315_001 };
  const id = await insertFapiao(harness.db, harness.deps.keyring, order, fapiao);
  return { id, number, ...order };
}

/** Refunds all of an order, as its shopper's cancellation does. */
async function cancelByShopper({
  merchantOrderId,
  orderId,
  paymentId,
}: Awaited<ReturnType<typeof setup.newOrder>>) {
  const { db, clock } = setup.harness;
  await db
    .updateTable('merchant_orders')
    .set({ status: 'cancelled' })
    .where('id', '=', merchantOrderId)
    .execute();
  const refund = { reference: `order:${orderId}`, amount: 1_315_001, now: clock.now };
  await db.transaction().execute((trx) => requestRefund(trx, { paymentId, ...refund }));
}

const issueBody = (changes: object = {}) => ({
  number: newFapiaoNumber(),
  issuedOn: DAY,
  url: 'https://fapiao.example/1.pdf',
  ...changes,
});
const createBody = (action: FapiaoOperatorAction): object => {
  if (action === 'issue') return issueBody();
  if (action === 'reject') return { reason: '税号不符' };
  return { number: newFapiaoNumber(), reversedOn: DAY, reason: 'error' };
};

const act = (
  id: string,
  action: FapiaoOperatorAction,
  body: object = createBody(action),
  { version = 1, session = setup.staff } = {},
) => setup.harness.ask('POST', `fapiao/${id}/${PATHS[action]}`, { session, version, body });

const upload = (id: string, file: Buffer, version = 1) =>
  setup.harness.ask('POST', `fapiao/${id}/file`, { session: setup.staff, version, file });

const list = (query: string, session = setup.staff) =>
  setup.harness.ask('GET', `fapiao?${query}`, { session });

const listIds = async (query: string, session?: string) =>
  (await list(query, session)).body.items.map(({ id }: { id: string }) => id);

const findEvents = async (id: string) =>
  (
    await setup.harness.db
      .selectFrom('shop_events')
      .select('type')
      .where('subject_id', '=', id)
      .where('type', 'like', 'fapiao.%')
      .execute()
  ).map(({ type }) => type);

describe.each(STATUSES)('a fapiao that is %s', (from) => {
  it.each(FAPIAO_OPERATOR_ACTIONS)('follows the table on %s', async (action) => {
    const { id } = await newFapiao(from);
    const { status, body } = await act(id, action);
    const next = FAPIAO_TRANSITIONS[from][action];
    expect([status, body.status]).toEqual(next ? [200, next] : [409, undefined]);
    expect(await findEvents(id)).toHaveLength(next ? 1 : 0);
  });
});

describe('issuing a fapiao', () => {
  it('is over what was paid, less what was refunded', async () => {
    const { id, merchantOrderId, itemIds } = await newFapiao();
    const refund = {
      items: [{ orderItemId: itemIds[0], quantity: 1 }],
      total: 650_001,
      reason: 'goodwill',
      note: '补偿',
    };
    const refunded = await setup.act(merchantOrderId, 'refunds', refund, {}, setup.owner);
    expect(refunded.status).toBe(200);
    const { body } = await act(id, 'issue');
    expect(body).toMatchObject({ status: 'issued', amount: 665_000, issuedOn: DAY, file: 'url' });
  });

  it('is refused when nothing is left of the order', async () => {
    const { id, ...order } = await newFapiao();
    await cancelByShopper(order);
    expect((await act(id, 'issue')).body.error.reason).toBe('fapiao-nothing-due');
  });

  it('needs a file or a URL, and a day that is not in the future', async () => {
    const { id } = await newFapiao();
    const without = await act(id, 'issue', issueBody({ url: undefined }));
    expect(without.body.error.reason).toBe('fapiao-file-missing');
    const tomorrow = await act(id, 'issue', issueBody({ issuedOn: '2026-11-26' }));
    expect(tomorrow.body.error.reason).toBe('fapiao-day-invalid');
    for (const url of ['http://fapiao.example', 'javascript:alert(1)'])
      expect((await act(id, 'issue', issueBody({ url }))).status).toBe(400);
  });

  it('refuses a number that belongs to another one', async () => {
    const { number } = await newFapiao('issued');
    const { id } = await newFapiao();
    const { body } = await act(id, 'issue', issueBody({ number }));
    expect(body.error.reason).toBe('fapiao-number-taken');
  });

  it('is refused from a version that the shopper has changed since', async () => {
    const { id } = await newFapiao();
    await setup.harness.db.updateTable('fapiao').set({ version: 2 }).where('id', '=', id).execute();
    expect((await act(id, 'issue')).status).toBe(412);
  });

  it('is done once by two operators at the same moment', async () => {
    const { id } = await newFapiao();
    const answers = await Promise.all([act(id, 'issue'), act(id, 'issue')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('the file of a fapiao', () => {
  it.each([
    ['pdf', PDF],
    ['ofd', OFD],
  ])('is taken as %s, stored encrypted and read again', async (type, file) => {
    const { id } = await newFapiao();
    expect((await upload(id, file)).body).toMatchObject({ file: type, version: 2 });
    const { status, body } = await act(id, 'issue', issueBody({ url: undefined }), { version: 2 });
    expect([status, body.status]).toEqual([200, 'issued']);
    const response = await setup.harness.app.inject({
      url: `/admin/api/v1/fapiao/${id}/file`,
      headers: { cookie: `operator=${setup.staff}` },
    });
    expect(response.rawPayload).toEqual(file);
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="fapiao-${body.number}.${type}"`,
    );
    const row = await setup.harness.db
      .selectFrom('fapiao')
      .select('file_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const stored = await setup.harness.deps.storage.get(`fapiao/${id}/${row.file_id}`);
    expect(stored?.includes(file)).toBe(false);
  });

  it('replaces the one before, and is forgotten when the fapiao is refused', async () => {
    const { id } = await newFapiao();
    const { storage } = setup.harness.deps;
    const findFile = async () =>
      (
        await setup.harness.db
          .selectFrom('fapiao')
          .select('file_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).file_id;
    await upload(id, PDF);
    const first = await findFile();
    await upload(id, OFD, 2);
    const second = await findFile();
    expect(await storage.get(`fapiao/${id}/${first}`)).toBeUndefined();
    await act(id, 'reject', undefined, { version: 3 });
    expect(await storage.get(`fapiao/${id}/${second}`)).toBeUndefined();
  });

  it.each([
    ['a picture', Buffer.from('\u0089PNG', 'latin1')],
    ['an archive without OFD', Buffer.from('PK\u0003\u0004', 'latin1')],
    ['a page', Buffer.from('<script>alert(1)</script>%PDF-')],
  ])('is refused as %s', async (_, file) => {
    const { id } = await newFapiao();
    expect((await upload(id, file)).body.error.reason).toBe('fapiao-file-unreadable');
  });

  it('cannot be exchanged once it is issued', async () => {
    const { id } = await newFapiao('issued');
    expect((await upload(id, PDF)).status).toBe(409);
  });
});

describe('reversing a fapiao', () => {
  it('because of a refund needs one', async () => {
    const { id, ...order } = await newFapiao('issued');
    const reversal = { number: newFapiaoNumber(), reversedOn: DAY, reason: 'refund' };
    const before = await act(id, 'reverse', reversal);
    expect(before.body.error.reason).toBe('fapiao-nothing-refunded');
    await cancelByShopper(order);
    expect(await listIds('toReverse=true')).toContain(id);
    expect((await act(id, 'reverse', reversal)).body).toMatchObject({
      status: 'reversed',
      reversalNumber: reversal.number,
      isToReverse: false,
    });
  });

  it('is not dated before the fapiao', async () => {
    const { id } = await newFapiao('issued');
    const reversal = { number: newFapiaoNumber(), reversedOn: '2026-11-24', reason: 'error' };
    expect((await act(id, 'reverse', reversal)).body.error.reason).toBe('fapiao-day-invalid');
  });
});

describe('the queue', () => {
  it('masks titles, tax numbers and addresses; reading them in full is recorded', async () => {
    const { id } = await newFapiao();
    const { body } = await setup.harness.ask('GET', `fapiao/${id}`, { session: setup.staff });
    expect(body).toMatchObject({
      title: '杭***',
      taxNumber: '**************058B',
      email: 'f***@example.cn',
    });
    const full = await setup.harness.ask('POST', `fapiao/${id}/title`, { session: setup.staff });
    expect(full.body).toEqual({
      title: '杭州云裳贸易有限公司',
      taxNumber: '91330100799655058B',
      email: 'fapiao@example.cn',
    });
    const records = await setup.harness.db
      .selectFrom('audit_records')
      .select('action')
      .where('target_type', '=', 'fapiao')
      .where('target_id', '=', id)
      .execute();
    expect(records.map(({ action }) => action)).toEqual(['revealFapiaoTitle']);
  });

  it('filters by state, and finds by the number of the order and of the fapiao', async () => {
    const { id, number } = await newFapiao('issued');
    expect(await listIds(`search=${number}`)).toEqual([id]);
    const { body } = await setup.harness.ask('GET', `fapiao/${id}`, { session: setup.staff });
    expect(await listIds(`search=${body.orderNumber}`)).toEqual([id]);
    expect(await listIds(`search=${number}&status=requested`)).toEqual([]);
    expect(await listIds(`search=${number}&toReverse=false`)).toEqual([id]);
  });

  it('goes on where a page ended', async () => {
    await newFapiao();
    await newFapiao();
    const first = await list('size=1&sort=newest');
    const second = await list(`size=1&sort=newest&cursor=${first.body.nextCursor}`);
    expect(Number(second.body.items[0].id)).toBeLessThan(Number(first.body.items[0].id));
  });

  it('shows staff those of their merchant only', async () => {
    await setup.harness.createMerchant('901');
    const { id } = await newFapiao('requested', '901');
    expect(await listIds('size=200')).not.toContain(id);
    expect(await listIds('size=200', setup.owner)).toContain(id);
    expect((await act(id, 'reject')).status).toBe(404);
    const path = `fapiao/${id}`;
    expect((await setup.harness.ask('GET', path, { session: setup.staff })).status).toBe(404);
    expect((await upload(id, PDF)).status).toBe(404);
  });

  it('tells what is overdue after three days', async () => {
    const { id } = await newFapiao();
    expect(await listIds('overdue=true')).not.toContain(id);
    const requestedAt = new Date(setup.harness.clock.now - 73 * 3_600_000);
    await setup.harness.db
      .updateTable('fapiao')
      .set({ requested_at: requestedAt })
      .where('id', '=', id)
      .execute();
    expect(await listIds('overdue=true&size=200')).toContain(id);
  });
});
