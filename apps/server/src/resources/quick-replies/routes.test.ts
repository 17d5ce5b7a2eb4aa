import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';

let harness: OperatorHarness;
let session: string;
beforeAll(async () => {
  harness = await openOperatorHarness();
  session = (await harness.createOperator('support')).session;
});
afterAll(() => harness.close());

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options = {}) =>
  harness.ask(method, `quick-replies${path}`, { session, ...options });

it('adds, changes, lists and deletes a quick reply', async () => {
  const text = { 'zh-CN': '您好，包裹今天发出。', 'en-US': null };
  const { body: added } = await ask('POST', '', { body: { title: '今天发货', text } });
  expect(added).toMatchObject({ title: '今天发货', text, version: 1 });

  const changed = { title: '今天发货', text: { ...text, 'en-US': 'It is sent today.' } };
  const put = (version: number) =>
    ask('PUT', `/${added.id}`, { body: changed, headers: { 'if-match': `"${version}"` } });
  expect((await put(1)).body).toMatchObject({ ...changed, version: 2 });
  expect((await put(1)).status).toBe(412);

  expect((await ask('GET', '')).body).toMatchObject([{ ...changed, id: added.id }]);
  expect((await ask('DELETE', `/${added.id}`)).body).toEqual({ done: true });
  expect((await ask('GET', '')).body).toEqual([]);
});

it('refuses one more than can be chosen from', async () => {
  const row = { title: 'x', text: JSON.stringify({ 'zh-CN': 'x', 'en-US': 'x' }) };
  await harness.db
    .insertInto('quick_replies')
    .values(Array.from({ length: 300 }, () => row))
    .execute();
  const body = { title: 'y', text: { 'zh-CN': 'y', 'en-US': null } };
  const refused = await ask('POST', '', { body });
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'There are at most 300 quick replies; please delete some first',
  ]);
});
