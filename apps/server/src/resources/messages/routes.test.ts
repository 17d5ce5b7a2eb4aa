import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';

let shop: OperatorHarness;
let session: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  ({ session } = await shop.createOperator('content'));
});
afterAll(() => shop.close());

const preview = async (name: string, body: object) =>
  shop.ask('POST', `message-templates/${name}/preview`, { session, body });

it('previews own values in the text, the e-mail and the cards of their language', async () => {
  const { status, body } = await preview('back-in-stock', {
    'zh-CN': { product: '<b>羊绒围巾</b>' },
  });
  expect(status).toBe(200);
  expect(body['zh-CN'].body).toContain('<b>羊绒围巾</b>');
  expect(body['zh-CN'].html).toContain('&lt;b&gt;羊绒围巾&lt;/b&gt;');
  expect(JSON.stringify(body['zh-CN'].cards)).toContain('羊绒围巾');
  expect(body['en-US'].body).toContain('Milano');
  expect(JSON.stringify(body['en-US'])).not.toContain('羊绒围巾');
});

it('says which values are missing or too long, and what a card refuses', async () => {
  const { body } = await preview('order-paid', {
    'en-US': { order: '', amount: 'free', link: 'x'.repeat(501) },
  });
  expect(body['en-US'].problems).toEqual([
    { value: 'order', reason: 'missing', max: 500 },
    { value: 'link', reason: 'too-long', max: 500 },
  ]);
  const [card] = body['en-US'].cards;
  expect(card.fields).toMatchObject([
    { of: 'order', given: '', shown: null },
    { of: 'amount', given: 'free', shown: null },
    { of: 'note' },
    { of: 'time' },
  ]);
  expect(body['zh-CN'].problems).toEqual([]);
});

it.each([
  ['no-such-template', {}, 404],
  ['order-paid', { 'zh-CN': { order: 'x'.repeat(2_001) } }, 400],
])('refuses %s with %o by %i', async (name, body, status) => {
  expect((await preview(name, body)).status).toBe(status);
});
