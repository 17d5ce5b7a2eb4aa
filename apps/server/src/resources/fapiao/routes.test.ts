import type { CallName, OrderFapiao } from '@vitrine/contract';
import { calls } from '@vitrine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Buyer, createCaller } from '../../../test/support/buyer.ts';
import { type OrderHarness, openOrderHarness } from '../../../test/support/order-harness.ts';
import { createEncryptionKey } from '../../encryption/keyring.ts';
import { distributeEvents, sendMessages } from '../messages/jobs.ts';
import { putFile } from './files.ts';
import { reencryptFapiao, reportOverdueFapiao } from './jobs.ts';
import { eraseFapiao, exportFapiao } from './personal-data.ts';

const PERSON = { titleKind: 'personal', title: '林知夏', email: 'lin@example.cn' } as const;
const COMPANY = {
  titleKind: 'company',
  title: '杭州云裳贸易有限公司',
  taxNumber: '9133 0100 7996 5505 8b',
  email: 'Fapiao@Example.cn',
} as const;

let shop: OrderHarness;
let call: ReturnType<typeof createCaller<CallName>>;
beforeAll(async () => {
  shop = await openOrderHarness({ PUBLIC_URL: 'https://shop.test', SANDBOX: 'on' });
  call = createCaller<CallName>(shop.app, calls);
  await shop.db.updateTable('variants').set({ quantity: 100 }).execute();
});
afterAll(() => shop.close());

interface Answer {
  readonly status: number;
  readonly body: OrderFapiao & { error?: { reason?: string } };
}

const request = (buyer: Buyer, id: string, body: object = PERSON): Promise<Answer> =>
  call('requestFapiao', buyer, { params: { id }, body });
const read = (buyer: Buyer, id: string): Promise<Answer> =>
  call('getOrderFapiao', buyer, { params: { id } });

const newest = ({ body }: Answer) => body.merchantOrders[0]?.fapiao ?? undefined;

async function requested(body: object = PERSON) {
  const { buyer, orderId, order } = await shop.paidOrder();
  const answer = await request(buyer, orderId, body);
  return { buyer, orderId, order, id: newest(answer)?.id ?? '' };
}

let issued = 0;
const issue = (id: string) =>
  shop.db
    .updateTable('fapiao')
    .set({
      status: 'issued',
      amount: 100,
      number: String(++issued).padStart(20, '0'),
      issued_on: '2026-11-25',
      url: 'https://issuer.example/1.pdf',
    })
    .where('id', '=', id)
    .execute();

describe('a shopper', () => {
  it('requests a fapiao over what was paid, of which nothing is stored in plain text', async () => {
    const { buyer, orderId, order } = await shop.paidOrder();
    expect((await read(buyer, orderId)).body).toMatchObject({ email: null, canRequest: true });
    const answer = await request(buyer, orderId, COMPANY);
    expect(newest(answer)).toMatchObject({
      status: 'requested',
      title: '杭州云裳贸易有限公司',
      taxNumber: '91330100799655058B',
      email: 'fapiao@example.cn',
      amount: order.priceInfo.grandTotal,
      canChange: true,
    });
    const rows = await shop.db
      .selectFrom('fapiao')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('91330100799655058B');
    expect(rows[0]?.encrypted_title?.includes('杭州')).toBe(false);
  });

  it('has one that counts for a merchant order', async () => {
    const { buyer, orderId } = await shop.paidOrder();
    const answers = await Promise.all([request(buyer, orderId), request(buyer, orderId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('gets the same answer for a retry with the same key', async () => {
    const { buyer, orderId } = await shop.paidOrder();
    const sent = {
      params: { id: orderId },
      body: PERSON,
      headers: { 'idempotency-key': 'fapiao-retry-1' },
    };
    const first = await call('requestFapiao', buyer, sent);
    expect(first.status).toBe(200);
    expect(await call('requestFapiao', buyer, sent)).toEqual(first);
  });

  it('is offered the verified e-mail address only', async () => {
    const { buyer, orderId } = await shop.paidOrder();
    const set = (at: Date | null) =>
      shop.db
        .updateTable('shoppers')
        .set({ email: 'own@example.cn', email_verified_at: at })
        .where('id', '=', buyer.shopperId)
        .execute();
    await set(null);
    expect((await read(buyer, orderId)).body.email).toBeNull();
    await set(new Date());
    expect((await read(buyer, orderId)).body.email).toBe('own@example.cn');
  });

  it('changes and withdraws it until it is issued, and can then request another one', async () => {
    const { buyer, orderId, id } = await requested();
    const changed = await call('changeFapiao', buyer, { params: { id }, body: COMPANY });
    expect(newest(changed)).toMatchObject({ id, titleKind: 'company' });
    const withdrawn = await call('withdrawFapiao', buyer, { params: { id } });
    expect(newest(withdrawn)).toMatchObject({ status: 'withdrawn', canChange: false });
    const again = await request(buyer, orderId);
    expect(newest(again)).toMatchObject({ status: 'requested' });
    await issue(newest(again)?.id ?? '');
    for (const name of ['changeFapiao', 'withdrawFapiao'] as const) {
      const params = { id: newest(again)?.id ?? '' };
      const { status, body } = await call(name, buyer, { params, body: COMPANY });
      expect([status, body.error.reason]).toEqual([409, 'fapiao-closed']);
    }
  });

  it('gets none over a cancelled order', async () => {
    const { buyer, orderId } = await shop.paidOrder();
    await call('cancelOrder', buyer, { params: { id: orderId } });
    const { status, body } = await request(buyer, orderId);
    expect([status, body.error?.reason]).toEqual([409, 'fapiao-not-available']);
    const { body: order } = await call('getOrder', buyer, { params: { id: orderId } });
    expect(order.fapiaoState).toBeNull();
  });

  it('sees its state on the order', async () => {
    const { buyer, orderId, id } = await requested();
    const state = async () =>
      (await call('getOrder', buyer, { params: { id: orderId } })).body.fapiaoState;
    expect(await state()).toBe('requested');
    await issue(id);
    expect(await state()).toBe('issued');
  });

  it('reads the file by a signed URL that ends', async () => {
    const { buyer, orderId, id } = await requested();
    const fileId = '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40';
    await putFile(shop.deps, id, fileId, Buffer.from('%PDF-1.7'));
    await issue(id);
    await shop.db
      .updateTable('fapiao')
      .set({ file_id: fileId, file_type: 'pdf' })
      .where('id', '=', id)
      .execute();
    const url = newest(await read(buyer, orderId))?.fileUrl ?? '';
    expect(url).toMatch(/^https:\/\/shop\.test\/api\/v1\/fapiao-files\//);
    const get = (path: string) => shop.app.inject({ url: path.replace('https://shop.test', '') });
    expect((await get(url)).body).toBe('%PDF-1.7');
    expect((await get(url.replace(/signature=.{4}/, 'signature=AAAA'))).statusCode).toBe(404);
    shop.clock.now += 31 * 60_000;
    expect((await get(url)).statusCode).toBe(404);
    shop.clock.now -= 31 * 60_000;
  });
});

const runContext = (deps: object) => ({
  deps: { ...shop.deps, ...deps },
  database: shop.database,
  dataDir: '',
  now: shop.deps.now,
});

describe('the e-mail about an issued fapiao', () => {
  it('goes to the address that the shopper chose', async () => {
    const { id } = await requested();
    await issue(id);
    await shop.db.deleteFrom('shop_events').execute();
    await shop.db
      .insertInto('shop_events')
      .values({
        type: 'fapiao.issued',
        subject_id: id,
        data: '{}',
        happened_at: new Date(shop.clock.now),
      })
      .execute();
    const context = runContext({ logError() {} });
    while (await distributeEvents.run(context));
    while (await sendMessages.run(context));
    const sent = await shop.db
      .selectFrom('sandbox_messages')
      .select(['channel', 'recipient', 'link'])
      .where('recipient', '=', PERSON.email)
      .execute();
    expect(sent).toMatchObject([
      { channel: 'email', link: expect.stringMatching(/\/user\/orders\/\d+\/fapiao$/) },
    ]);
  });
});

describe('jobs', () => {
  it('report a fapiao that waits for three days once', async () => {
    const { id } = await requested();
    const lines: unknown[] = [];
    let overdue = 0;
    const context = runContext({
      logError: (details: object) => lines.push(details),
      onOverdueFapiao: (count: number) => {
        overdue = count;
      },
    });
    await reportOverdueFapiao.run(context);
    expect(overdue).toBe(0);
    shop.clock.now += 73 * 3_600_000;
    await reportOverdueFapiao.run(context);
    await reportOverdueFapiao.run(context);
    shop.clock.now -= 73 * 3_600_000;
    expect(overdue).toBeGreaterThan(0);
    expect(lines.filter((line) => (line as { fapiao: string }).fapiao === id)).toHaveLength(1);
  });

  it('re-encrypt titles and files after a key rotation', async () => {
    const { buyer, orderId, id } = await requested(COMPANY);
    const fileId = '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c41';
    await putFile(shop.deps, id, fileId, Buffer.from('%PDF-1.7'));
    await shop.db
      .updateTable('fapiao')
      .set({ file_id: fileId, file_type: 'pdf' })
      .where('id', '=', id)
      .execute();
    const current = createEncryptionKey('next', Buffer.alloc(32, 7));
    const keyring = { current, all: [current, ...shop.deps.keyring.all] };
    while (await reencryptFapiao.run(runContext({ keyring })));
    const row = await shop.db
      .selectFrom('fapiao')
      .select('key_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.key_id).toBe('next');
    const onlyNext = { current, all: [current] };
    const [exported] = await exportFapiao(shop.db, buyer.shopperId, onlyNext);
    expect(exported).toMatchObject({ order_id: orderId, title: COMPANY.title });
    const stored = await shop.deps.storage.get(`fapiao/${id}/${fileId}`);
    expect(stored?.includes('next')).toBe(true);
    const back = { current: shop.deps.keyring.current, all: [...shop.deps.keyring.all, current] };
    while (await reencryptFapiao.run(runContext({ keyring: back })));
  });
});

describe('erasing a shopper', () => {
  it('removes addresses, and titles of what was never issued', async () => {
    const open = await requested(COMPANY);
    await eraseFapiao(shop.db, open.buyer.shopperId);
    expect(await exportFapiao(shop.db, open.buyer.shopperId, shop.deps.keyring)).toMatchObject([
      { status: 'withdrawn', title: '*', taxNumber: null, email: null },
    ]);
    const kept = await requested(COMPANY);
    await issue(kept.id);
    await eraseFapiao(shop.db, kept.buyer.shopperId);
    expect(await exportFapiao(shop.db, kept.buyer.shopperId, shop.deps.keyring)).toMatchObject([
      { status: 'issued', title: COMPANY.title, email: null },
    ]);
  });
});
