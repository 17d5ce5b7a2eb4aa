import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';

const TEXT = { 'zh-CN': '巴黎', 'en-US': 'Paris' };
const STANDARD = { type: 'standard', country: 'CN', fee: 15_000, minDays: 5, maxDays: 8 };
const MERCHANT = {
  name: 'Rue Saclay',
  monogram: 'RS',
  city: TEXT,
  country: { 'zh-CN': '法国', 'en-US': null },
  foundedIn: 1981,
  description: TEXT,
  shipsFrom: 'abroad',
  shippingOptions: [STANDARD],
};

let harness: OperatorHarness;
let owner: string;
let staff: string;
beforeAll(async () => {
  harness = await openOperatorHarness();
  await harness.createMerchant('501');
  owner = (await harness.createOperator('owner')).session;
  staff = (await harness.createOperator('merchant', '501')).session;
});
afterAll(() => harness.close());

const create = (changes: object = {}, headers: Record<string, string> = {}) => {
  const body = { ...MERCHANT, ...changes };
  return harness.ask('POST', 'merchants', { session: owner, body, headers });
};
const read = (path: string, session = owner) => harness.ask('GET', path, { session });
const update = (id: string, body: object, version = 1) =>
  harness.ask('PUT', `merchants/${id}`, { session: owner, body, version });
const findRecords = (action: string, id: string) =>
  harness.db
    .selectFrom('audit_records')
    .select(['before', 'after'])
    .where('action', '=', action)
    .where('target_id', '=', id)
    .execute();

it('adds a merchant with its shipping options and records it', async () => {
  const { status, body } = await create();
  expect(status).toBe(200);
  expect(body).toEqual({
    ...MERCHANT,
    id: expect.any(String),
    country: { 'zh-CN': '法国', 'en-US': '法国' },
    shippingOptions: [{ ...STANDARD, freeFrom: null, states: null, shipsFrom: null }],
    archivedAt: null,
    version: 1,
  });
  expect((await read(`merchants/${body.id}`)).body).toEqual(body);
  expect(await findRecords('createMerchant', body.id)).toEqual([{ before: null, after: body }]);
});

it('invites staff of a new merchant', async () => {
  const { id: merchantId } = (await create({ name: 'With staff' })).body;
  const body = { email: 'staff@example.cn', role: 'merchant', merchantId };
  expect((await harness.ask('POST', 'invitations', { session: owner, body })).status).toBe(200);
});

it('stores an option of the whole country as the checkout reads it', async () => {
  const places = { states: ['SH', 'BJ'], shipsFrom: 'domestic' };
  const sameDay = { ...STANDARD, type: 'same-day', freeFrom: 900, ...places };
  const { body } = await create({ name: 'Stored', shippingOptions: [STANDARD, sameDay] });
  const query = harness.db.selectFrom('merchants').select('shipping').where('id', '=', body.id);
  expect(await query.executeTakeFirst()).toEqual({
    shipping: [{ ...STANDARD, freeFrom: null }, sameDay],
  });
});

it('replaces all shipping options under the version', async () => {
  const { body: before } = await create({ name: 'Changing' });
  const express = { ...STANDARD, type: 'express', country: 'HK' };
  const changed = { ...MERCHANT, name: 'Changed', shippingOptions: [express] };
  const { body: after } = await update(before.id, changed);
  expect(after).toMatchObject({ name: 'Changed', shippingOptions: [express], version: 2 });
  expect(after.shippingOptions).toHaveLength(1);
  expect(await findRecords('updateMerchant', before.id)).toEqual([{ before, after }]);
  expect((await update(before.id, changed)).status).toBe(412);
  expect((await update('999999', changed)).status).toBe(404);
});

it('adds a merchant once for a repeated request', async () => {
  const headers = { 'idempotency-key': 'merchant-once' };
  const first = await create({ name: 'Once' }, headers);
  expect((await create({ name: 'Once' }, headers)).body).toEqual(first.body);
  const { status, body } = await create({ name: 'Once' });
  expect([status, body.error.reason]).toEqual([409, 'merchant-name-taken']);
});

it('shows staff of a merchant only their own', async () => {
  const { body: other } = await create({ name: 'Another' });
  const { items } = (await read('merchants', staff)).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual(['501']);
  expect((await read('merchants/501', staff)).status).toBe(200);
  expect((await read(`merchants/${other.id}`, staff)).status).toBe(404);
});

it('lists merchants by name, in pages', async () => {
  await create({ name: 'Zeta A' });
  await create({ name: 'Zeta B' });
  const { body: first } = await read('merchants?size=1&search=zeta');
  const cursor = encodeURIComponent(first.nextCursor);
  const { body: second } = await read(`merchants?size=1&search=zeta&cursor=${cursor}`);
  const names = [...first.items, ...second.items].map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Zeta A', 'Zeta B']);
  expect(second.nextCursor).toBeNull();
});

const inStates = (...states: string[]) => ({ ...STANDARD, states });
it.each([
  ['no option', [], 400],
  ['two options of a type for a country', [STANDARD, STANDARD], 400],
  ['a province beside the whole country', [STANDARD, inStates('SH')], 400],
  ['a province twice', [inStates('SH', 'BJ'), inStates('BJ')], 400],
  ['different provinces', [inStates('SH'), inStates('BJ')], 200],
  ['more minimum than maximum days', [{ ...STANDARD, minDays: 9 }], 400],
])('answers shipping options with %s', async (name, shippingOptions, status) => {
  expect((await create({ name: `Options: ${name}`, shippingOptions })).status).toBe(status);
});
