import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { reasonOf } from '../../../test/support/reason-of.ts';

let shop: OperatorHarness;
beforeAll(async () => {
  shop = await openOperatorHarness({ environment: { PAGE_APPROVAL: 'on' } });
});
afterAll(() => shop.close());

const newBanner = (id: string) => ({
  id,
  position: 'bag',
  link: '/content/spring',
  text: { 'zh-CN': '早春', 'en-US': 'Early spring' },
});
const resume = (id: string, by: { session: string } | { apiKey: string }) =>
  shop.ask('POST', `banners/${id}/resume`, by);

it('lets another person than the one who saved a banner last show it', async () => {
  const author = await shop.createOperator('content');
  const other = await shop.createOperator('marketing');
  const body = newBanner('first');
  await shop.ask('POST', 'banners', { session: author.session, body });
  expect(reasonOf(await resume('first', author))).toBe('another-person-needed');
  expect((await resume('first', other)).status).toBe(200);
  const change = { session: other.session, body, version: 2 };
  expect(reasonOf(await shop.ask('PUT', 'banners/first', change))).toBe('pause-first');
  await shop.ask('POST', 'banners/first/pause', other);
  expect((await shop.ask('PUT', 'banners/first', { ...change, version: 3 })).status).toBe(200);
  expect(reasonOf(await resume('first', other))).toBe('another-person-needed');
  expect((await resume('first', author)).status).toBe(200);
});

it('takes the key of a machine for the person who created it', async () => {
  const author = await shop.createOperator('owner');
  const other = await shop.createOperator('content');
  const permissions = ['content:write', 'content:publish'] as const;
  const apiKey = await shop.createApiKey(permissions, { session: author.session });
  await shop.ask('POST', 'banners', { apiKey, body: newBanner('second') });
  expect(reasonOf(await resume('second', { apiKey }))).toBe('another-person-needed');
  expect(reasonOf(await resume('second', author))).toBe('another-person-needed');
  expect((await resume('second', other)).status).toBe(200);
});
