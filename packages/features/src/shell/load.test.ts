import { ApiError } from '@vitrine/client';
import {
  selectBeautyChanges,
  selectImportsGoods,
  selectPrefGender,
  selectPromoBanner,
  selectSellers,
  selectShopConfiguration,
  selectShopContent,
  selectShopProfile,
  selectToggles,
  setToggles,
} from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { createLoadContext } from '../testing.ts';
import { loadShell } from './load.ts';

const shop = async () => ({ code: 'shop', language: 'zh-CN', value: { name: '别处' } });
const banner = {
  id: '1',
  position: 'top',
  text: '免费退换',
  link: null,
  gender: null,
  image: null,
};

test('loads the shop content and the promotion banner once', async () => {
  const getFlatContent = vi.fn(shop);
  const context = createLoadContext({ getFlatContent, getBanners: async () => [banner] });
  await loadShell(context);
  await loadShell(context);
  expect(getFlatContent).toHaveBeenCalledOnce();
  expect(selectShopContent(context.store.getState())).toEqual({ name: '别处' });
  expect(selectPromoBanner(context.store.getState())).toEqual([banner]);
});

test('does not fail when the shop content cannot be loaded', async () => {
  const context = createLoadContext({});
  await expect(loadShell(context)).resolves.toBeUndefined();
  expect(selectPromoBanner(context.store.getState())).toEqual([]);
});

const configuration = {
  app: 'storefront',
  environment: 'production',
  toggles: { beautyChanges: true, sameDayDelivery: false, unheardOf: true },
  configuration: { defaultGender: 'men', homeContent: { men: 'home-winter' } },
  profile: {
    sellers: 'boutiques' as const,
    importsGoods: true,
    genders: ['women' as const, 'men' as const],
    productKinds: ['reduced' as const],
    exactPrices: false,
    returnDays: 14,
    programs: [],
    codeTargets: ['mobile' as const],
  },
};

test('reads the toggles and the configuration of the environment', async () => {
  const getAppConfiguration = vi.fn(async () => configuration);
  const context = createLoadContext({ getAppConfiguration }, { query: { env: 'qa' } });
  await loadShell(context);
  expect(getAppConfiguration).toHaveBeenCalledWith(
    { params: { app: 'storefront', env: 'qa' } },
    expect.anything(),
  );
  const state = context.store.getState();
  expect(selectToggles(state)).toMatchObject({
    beautyChanges: true,
    campaignSubscription: true,
    sameDayDelivery: false,
    appBanner: true,
  });
  expect(selectShopConfiguration(state)).toEqual({
    defaultGender: 'men',
    homeContent: { men: 'home-winter' },
  });
  expect(selectPrefGender(state)).toBe('men');
  expect(selectSellers(state)).toBe('boutiques');
  expect(selectImportsGoods(state)).toBe(true);
  expect(selectShopProfile(state)).toEqual(configuration.profile);
});

test.each([
  ['is refused', async () => ({ error: { code: 'forbidden', message: '', requestId: 'r' } })],
  ['fails', () => Promise.reject(new ApiError('network'))],
])('keeps the toggles of the device when the configuration %s', async (_, reply) => {
  const context = createLoadContext({ getAppConfiguration: reply as never });
  context.store.dispatch(setToggles({ beautyChanges: true }));
  await loadShell(context);
  expect(selectBeautyChanges(context.store.getState())).toBe(true);
});

test('begins with the first gender of which the shop has products', async () => {
  const profile = { ...configuration.profile, genders: ['men' as const, 'kids' as const] };
  const reply = { ...configuration, configuration: {}, profile };
  const context = createLoadContext({ getAppConfiguration: async () => reply });
  await loadShell(context);
  expect(selectPrefGender(context.store.getState())).toBe('men');
});
