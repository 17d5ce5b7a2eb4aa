import { afterAll, beforeAll, expect, it } from 'vitest';
import { productionEnvironment } from '../../../test/support/production-environment.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { readSettings } from '../../settings.ts';
import { openPush } from './open-push.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const open = (environment: NodeJS.ProcessEnv) =>
  openPush(readSettings(environment).providers, { db: shop.database.db, now: Date.now });

const OPPO = { OPPO_PUSH_KEY: 'k', OPPO_PUSH_SECRET: 's', ANDROID_PACKAGE: 'example.shop' };

it('has a sandbox for every vendor in a shop with sandboxes', () => {
  expect(Object.keys(open({})).sort()).toEqual([
    'apns',
    'fcm',
    'harmony',
    'honor',
    'huawei',
    'oppo',
    'sandbox',
    'vivo',
    'xiaomi',
  ]);
});

it('has the vendors with keys only in production', () => {
  expect(Object.keys(open({ ...productionEnvironment, ...OPPO }))).toEqual(['oppo']);
  expect(Object.keys(open(productionEnvironment))).toEqual([]);
});
