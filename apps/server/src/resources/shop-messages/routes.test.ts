import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';

const KEY = 'order.bag.title';
const ITEM_COUNT = 'order.bag.itemCount';

let harness: OperatorHarness;
let session: string;
beforeAll(async () => {
  harness = await openOperatorHarness();
  session = (await harness.createOperator('content')).session;
});
afterAll(() => harness.close());
beforeEach(() => harness.db.deleteFrom('flat_contents').where('code', '=', 'messages').execute());

const ask = (method: 'GET' | 'PUT' | 'DELETE', path: string, options = {}) =>
  harness.ask(method, path, { session, ...options });
const put = (key: string, texts: object, version = 1) =>
  ask('PUT', `shop-messages/${key}`, {
    body: { texts },
    headers: { 'if-match': `"${version}"` },
  });
const store = (value: object) =>
  harness.db
    .insertInto('flat_contents')
    .values({ code: 'messages', language: 'zh-CN', value: JSON.stringify(value) })
    .execute();

it('finds messages by text, key and area, with the screens that show them', async () => {
  const { body } = await ask('GET', 'shop-messages?search=袋中空空');
  expect(body.items).toEqual([
    {
      key: 'order.bag.empty',
      area: 'order',
      screens: [{ 'zh-CN': '购物袋', 'en-US': 'Bag' }],
      original: { 'zh-CN': '袋中空空', 'en-US': 'Your bag is empty' },
      override: { 'zh-CN': null, 'en-US': null },
      version: 1,
    },
  ]);
  const byKey = await ask('GET', 'shop-messages?search=ORDER.BAG.TITLE');
  expect(byKey.body.items.map(({ key }: { key: string }) => key)).toEqual([KEY]);
  const ofServer = await ask('GET', 'shop-messages?area=server&size=200');
  expect(new Set(ofServer.body.items.map(({ area }: { area: string }) => area))).toEqual(
    new Set(['server']),
  );
});

it('lists all messages page by page, each once', async () => {
  const keys: string[] = [];
  let cursor = '';
  do {
    const { body } = await ask('GET', `shop-messages?size=200&cursor=${cursor}`);
    keys.push(...body.items.map(({ key }: { key: string }) => key));
    cursor = body.nextCursor ?? '';
  } while (cursor);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(1_000);
});

it('says something in place of a message, records it, and goes back to the default', async () => {
  const texts = { 'zh-CN': '我的购物袋', 'en-US': 'Bag' };
  // What says the same as the default is no override.
  const override = { 'zh-CN': '我的购物袋', 'en-US': null };
  expect((await put(KEY, texts)).body).toMatchObject({ override, version: 2 });
  expect((await put(KEY, texts)).status).toBe(412);
  const changed = await ask('GET', 'shop-messages?changed=true');
  expect(changed.body.items).toMatchObject([{ key: KEY, override }]);

  expect((await ask('DELETE', `shop-messages/${KEY}`)).body).toEqual({ done: true });
  expect((await ask('GET', 'shop-messages?changed=true')).body.items).toEqual([]);
  expect((await ask('DELETE', `shop-messages/${KEY}`)).status).toBe(404);

  const records = await harness.db
    .selectFrom('audit_records')
    .select(['action', 'target_id', 'before', 'after'])
    .where('target_type', '=', 'shop-message')
    .orderBy('id')
    .execute();
  expect(records).toMatchObject([
    { action: 'updateShopMessage', target_id: KEY, after: { override } },
    { action: 'resetShopMessage', target_id: KEY, before: { texts: { 'zh-CN': '我的购物袋' } } },
  ]);
});

it('refuses a text that lost its placeholders, in its field, and a message that does not exist', async () => {
  const { status, body } = await put(ITEM_COUNT, { 'zh-CN': '几件', 'en-US': null });
  expect([status, body.error.fields]).toEqual([
    400,
    [
      {
        path: 'texts.zh-CN',
        message: 'must have the same placeholders as the default, and no others',
      },
    ],
  ]);
  expect((await put('order.bag.never', { 'zh-CN': 'x', 'en-US': null })).status).toBe(404);
});

it('lists what is stored and not shown, and removes it', async () => {
  await store({ [ITEM_COUNT]: '几件', 'order.bag.never': '没有', [KEY]: '篮' });
  const { body } = await ask('GET', 'broken-shop-messages');
  expect(body).toEqual([
    {
      key: ITEM_COUNT,
      language: 'zh-CN',
      text: '几件',
      reason: 'must have the same placeholders as the default, and no others',
    },
    {
      key: 'order.bag.never',
      language: 'zh-CN',
      text: '没有',
      reason: 'The shop has no such message any more',
    },
  ]);
  await ask('DELETE', 'shop-messages/order.bag.never');
  const left = await ask('GET', 'broken-shop-messages');
  expect(left.body.map(({ key }: { key: string }) => key)).toEqual([ITEM_COUNT]);
});

it('is for who may publish contents', async () => {
  const support = (await harness.createOperator('support')).session;
  const refused = await ask('PUT', `shop-messages/${KEY}`, {
    session: support,
    body: { texts: { 'zh-CN': 'x', 'en-US': null } },
    headers: { 'if-match': '"1"' },
  });
  expect(refused.status).toBe(403);
});
