import type { SetUpGuide } from '@vitrine/contract/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { otherBrand, writeBrandFolder } from '../../../test/support/brands.ts';
import { readSettings } from '../../settings.ts';
import { findSetUpSteps } from './steps.ts';

let shop: OperatorHarness;
let owner: string;
beforeAll(async () => {
  shop = await openOperatorHarness();
  owner = (await shop.createOperator('owner')).session;
});
afterAll(() => shop.close());

const ask = async (method: 'GET' | 'PUT', path = '', body?: object) => {
  const response = await shop.ask(method, `set-up${path}`, {
    session: owner,
    ...(body && { body }),
  });
  return response.body as SetUpGuide;
};
const show = ({ steps }: Pick<SetUpGuide, 'steps'>, wanted = 'done') =>
  steps.filter(({ state }) => state === wanted).map(({ step }) => step);

it('finds by itself what a new shop has done', async () => {
  await shop.db.deleteFrom('set_up_steps').execute();
  const { db, deps } = shop;
  expect(show(await ask('GET'))).toEqual([]);

  await shop.createMerchant('501');
  await db.updateTable('merchants').set({ shipping: '[]' }).execute();
  expect(show(await ask('GET'))).toEqual([]);
  await db
    .updateTable('merchants')
    .set({ shipping: JSON.stringify([{ type: 'standard' }]) })
    .execute();
  const text = JSON.stringify({ 'zh-CN': '页', 'en-US': 'Page' });
  await db.insertInto('brands').values({ id: '1', name: 'Qiu', description: text }).execute();
  await db.insertInto('categories').values({ id: '1', gender: 'women', name: text }).execute();
  await db
    .insertInto('products')
    .values({
      ...{
        brand_id: '1',
        brand_style_id: 'S',
        category_id: '1',
        gender: 'women',
        image_keys: '[]',
      },
      ...{ short_description: text, description: text, made_in: text, is_online: true },
      published_at: new Date(deps.now()),
    })
    .execute();
  const publish = async (code: string) => {
    const page = { space: 'storefront', code };
    await db.insertInto('content_pages').values(page).execute();
    await db
      .insertInto('content_revisions')
      .values({
        ...{ ...page, language: 'zh-CN', version: 1, entries: '[]' },
        published_at: new Date(deps.now() - 1),
      })
      .execute();
  };
  await publish('terms');
  expect(show(await ask('GET'))).toEqual(['merchant', 'products']);
  await db.updateTable('transfer_settings').set({ is_on: true }).execute();
  expect(show(await ask('GET'))).toContain('payment');
  await db.updateTable('transfer_settings').set({ is_on: false }).execute();
  await publish('privacy');
  await publish('home-women');
  await shop.createOperator('catalogue');
  expect(show(await ask('GET'))).toEqual(['merchant', 'products', 'home', 'legal', 'staff']);
});

it('finds what the settings have, without counting a sandbox', async () => {
  const find = async (environment: Record<string, string>) =>
    show({ steps: await findSetUpSteps(shop.db, readSettings(environment), shop.deps.now()) });
  const SMS = {
    SANDBOX: 'on',
    SMS_ACCESS_KEY_ID: 'a',
    SMS_ACCESS_KEY_SECRET: 'b',
    SMS_SIGN_NAME: 'c',
    SMS_TEMPLATE_CODE: 'd',
  };
  expect(await find({ SANDBOX: 'on' })).not.toContain('payment');
  expect(await find({ SANDBOX: 'on', TEST_PAYMENTS: 'on' })).not.toContain('payment');
  expect(await find(SMS)).toContain('messages');
  expect(await find({ SANDBOX: 'on' })).not.toContain('messages');
  const MAIL = { SMTP_URL: 'smtps://a:b@smtp.example.com', MAIL_FROM: 'no-reply@shop.example' };
  expect(await find({ SANDBOX: 'on', ...MAIL })).toContain('messages');
  expect(await find({ SANDBOX: 'on' })).not.toContain('brand');
  const brandDir = writeBrandFolder(otherBrand);
  expect(await find({ SANDBOX: 'on', BRAND_DIR: brandDir })).toContain('brand');
});

it('skips a step, takes it up again, and ends with the opened shop', async () => {
  expect(show(await ask('PUT', '/brand', { isSkipped: true }), 'skipped')).toEqual(['brand']);
  expect(show(await ask('PUT', '/brand', { isSkipped: true }), 'skipped')).toEqual(['brand']);
  expect(show(await ask('PUT', '/brand', { isSkipped: false }), 'skipped')).toEqual([]);
  expect((await ask('GET')).isFinished).toBe(false);
  expect((await ask('PUT', '/open', { isSkipped: true })).isFinished).toBe(true);
  expect((await ask('GET')).isFinished).toBe(true);
});

it('is for those who may change the settings of the whole shop', async () => {
  const { session } = await shop.createOperator('catalogue');
  expect((await shop.ask('GET', 'set-up', { session })).status).toBe(403);
});
