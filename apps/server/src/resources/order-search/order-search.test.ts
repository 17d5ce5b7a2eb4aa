import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { insertPaidOrder } from '../../../test/support/paid-order-rows.ts';
import { createEncryptionKey, type Keyring } from '../../encryption/keyring.ts';
import { eraseShopper } from '../privacy/erase-shopper.ts';
import { computeMissingTokens } from './queries.ts';

type Role = 'owner' | 'operations' | 'support' | 'finance' | 'read-only' | 'merchant';

let harness: OperatorHarness;
let wang: Awaited<ReturnType<typeof insertPaidOrder>>;
let anna: Awaited<ReturnType<typeof insertPaidOrder>>;

const computeTokens = (keyring: Keyring = harness.deps.keyring) =>
  computeMissingTokens(harness.db, keyring, 50);

beforeAll(async () => {
  harness = await openOperatorHarness();
  const { db, clock } = harness;
  await harness.createMerchant('601');
  await harness.createMerchant('602');
  wang = await insertPaidOrder(db, {
    ...{ now: clock.now, merchantId: '601', status: 'shipped' },
    address: { name: '王雨桐', mobile: '13900000003' },
  });
  anna = await insertPaidOrder(db, {
    ...{ now: clock.now, merchantId: '602' },
    address: { name: 'Anna Li', mobile: '13811112222' },
  });
  await db
    .insertInto('shipments')
    .values({
      merchant_order_id: wang.merchantOrderId,
      carrier: 'shunfeng',
      tracking_number: 'SF7766554433',
      shipped_at: new Date(clock.now),
    })
    .execute();
  await computeTokens();
});
afterAll(() => harness.close());

/** The merchant orders that the list and the search of everything find, which have to agree. */
async function find(text: string, role: Role = 'owner', merchantId?: string): Promise<string[]> {
  const { session } = await harness.createOperator(role, merchantId ?? null);
  const query = new URLSearchParams({ search: text });
  const list = await harness.ask('GET', `merchant-orders?${query}`, { session });
  expect(list.status).toBe(200);
  const listed = list.body.items.map(({ id }: { id: string }) => id);
  const everything = new URLSearchParams({ text });
  const found = await harness.ask('GET', `search?${everything}`, { session });
  const group = found.body.groups.find(({ kind }: { kind: string }) => kind === 'merchant-order');
  expect((group?.items ?? []).map(({ id }: { id: string }) => id).sort()).toEqual(listed.sort());
  return listed;
}

describe('an order is found', () => {
  it.each(['王雨桐', '雨桐', '13900000003', '+86 139-0000', '0003', 'sf7766', '5544'])(
    'by %s',
    async (text) => expect(await find(text)).toEqual([wang.merchantOrderId]),
  );

  it('by the last digits of its number, and not by those of its day', async () => {
    const number = `20261125${anna.orderId}`;
    expect(await find(number)).toEqual([anna.merchantOrderId]);
    expect(await find(number.slice(-4))).toContain(anna.merchantOrderId);
    expect(await find(number.slice(4))).toEqual([anna.merchantOrderId]);
    expect(await find('20261125')).toEqual([]);
    expect(await find('2026')).toEqual([]);
  });

  it.each(['张雨桐', '0004', 'sf7767', 'Anna Wang'])('not by %s', async (text) =>
    expect(await find(text)).toEqual([]),
  );

  it('by staff of its merchant only', async () => {
    expect(await find('王雨桐', 'merchant', '601')).toEqual([wang.merchantOrderId]);
    expect(await find('0003', 'merchant', '601')).toEqual([wang.merchantOrderId]);
    expect(await find('王雨桐', 'merchant', '602')).toEqual([]);
    expect(await find('0003', 'merchant', '602')).toEqual([]);
    expect(await find('sf7766', 'merchant', '602')).toEqual([]);
  });

  it.each<[Role, boolean]>([
    ['operations', true],
    ['support', true],
    ['finance', false],
    ['read-only', false],
  ])('by its recipient: %s %s', async (role, isFound) => {
    const found = isFound ? [wang.merchantOrderId] : [];
    expect(await find('王雨桐', role)).toEqual(found);
    expect(await find('1390000', role)).toEqual(found);
    expect(await find('sf7766', role)).toEqual([wang.merchantOrderId]);
  });
});

it.each(['王', 'a', '123', '--', ''])('%j is too short a search', async (search) => {
  const { session } = await harness.createOperator('owner');
  const query = new URLSearchParams({ search });
  const { status } = await harness.ask('GET', `merchant-orders?${query}`, { session });
  expect(status).toBe(400);
});

it('follows a change of the address, and forgets the former one at once', async () => {
  const { db, clock } = harness;
  const order = await insertPaidOrder(db, {
    ...{ now: clock.now, merchantId: '601' },
    address: { name: '赵明月', mobile: '13733334444' },
  });
  expect(await find('赵明月')).toEqual([]);
  await computeTokens();
  expect(await find('赵明月')).toEqual([order.merchantOrderId]);
  const { shipping_address } = await db
    .selectFrom('orders')
    .select('shipping_address')
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  const changeName = (name: string, mobile: string) =>
    db
      .updateTable('orders')
      .set({ shipping_address: JSON.stringify({ ...shipping_address, name, mobile }) })
      .where('id', '=', order.orderId)
      .execute();
  await changeName('孙小满', '13755556666');
  expect(await find('赵明月')).toEqual([]);
  await computeTokens();
  expect(await find('孙小满')).toEqual([order.merchantOrderId]);
  expect(await find('3344')).toEqual([]);
  await changeName('*', '*');
  await computeTokens();
  expect(await find('孙小满')).toEqual([]);
});

it('does not find the orders of an erased shopper by name or mobile', async () => {
  const { db, clock, deps } = harness;
  const order = await insertPaidOrder(db, {
    ...{ now: clock.now, merchantId: '601', status: 'delivered' },
    address: { name: '周星辰', mobile: '13766667777' },
  });
  await computeTokens();
  expect(await find('周星辰')).toEqual([order.merchantOrderId]);
  await db
    .updateTable('orders')
    .set({ closed_at: new Date(clock.now) })
    .where('id', '=', order.orderId)
    .execute();
  const options = { keyring: deps.keyring, now: clock.now };
  expect(await db.transaction().execute((trx) => eraseShopper(trx, order.shopperId, options))).toBe(
    true,
  );
  expect(await find('周星辰')).toEqual([]);
  await computeTokens();
  expect(await find('周星辰')).toEqual([]);
  expect(await find('6666')).toEqual([]);
});

it('computes the tokens again with a new key, in parts, and finds orders of both meanwhile', async () => {
  const { db, deps } = harness;
  const former = { ...deps.keyring };
  const current = createEncryptionKey('new', randomBytes(32));
  const rotated: Keyring = { current, all: [current, ...former.all] };
  const count = async () =>
    (await db.selectFrom('order_search_tokens').select('key_id').execute()).filter(
      ({ key_id }) => key_id === 'new',
    ).length;
  Object.assign(deps.keyring, rotated);
  try {
    expect(await computeMissingTokens(db, former, 50)).toBe(0);
    expect(await computeMissingTokens(db, rotated, 1)).toBe(1);
    expect(await count()).toBe(1);
    expect(await find('王雨桐')).toEqual([wang.merchantOrderId]);
    expect(await find('Anna Li')).toEqual([anna.merchantOrderId]);
    while ((await computeMissingTokens(db, rotated, 1)) > 0);
    expect(await find('王雨桐')).toEqual([wang.merchantOrderId]);
    expect(await find('Anna Li')).toEqual([anna.merchantOrderId]);
  } finally {
    Object.assign(deps.keyring, former);
  }
});

it('keeps no text of names or mobiles in the tokens', async () => {
  const rows = await harness.db.selectFrom('order_search_tokens').selectAll().execute();
  expect(rows.length).toBeGreaterThan(1);
  for (const { tokens } of rows) for (const token of tokens) expect(token).toMatch(/^-?\d+$/);
});
