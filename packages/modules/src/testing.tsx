import { render } from '@testing-library/react';
import type { Api } from '@vitrine/client';
import { ApiProvider } from '@vitrine/client/react';
import { fakeApi } from '@vitrine/client/testing';
import type { ProductDetail, ProductSummary } from '@vitrine/contract';
import { PlatformProvider, type Viewport } from '@vitrine/platform';
import { createTestPlatform, type TestPlatformOptions } from '@vitrine/platform/testing';
import { makeStore, type RootState, selectIsLoggedIn } from '@vitrine/state';
import { StoreProvider, useSelector } from '@vitrine/state/react';
import { ToastProvider } from '@vitrine/ui';
import { Suspense } from 'react';
import { ModulePage, type ModulePageProps } from './page/ModulePage.tsx';
import { registry } from './registry.gen';
import { parseEntry } from './schemas.ts';

/** 2026.11.20, noon in Beijing. */
export const NOON = Date.UTC(2026, 10, 20, 4);

export interface ModuleGiven {
  code: string;
  fields: Record<string, unknown>;
  data?: unknown;
}

export interface ShowOptions extends TestPlatformOptions {
  sessionReady?: boolean;
  now?: number;
  viewport?: Partial<Viewport>;
  /** What is known before the page stands. */
  state?: Partial<RootState>;
  /** What the shop answers to the calls of the modules. */
  answers?: Partial<Api>;
}

/** A page of the given modules, as they would be stored; the n-th entry's id is `e` and its place. */
export function pageOf(modules: readonly ModuleGiven[], madeAt: number = NOON) {
  const entries = modules.map(({ code, fields }, index) => {
    const parsed = parseEntry({ id: `e${index}`, code, fields });
    if (!parsed.ok) throw new Error(parsed.reason);
    return parsed.entry;
  });
  const data = Object.fromEntries(
    modules.flatMap(({ data: own }, index) => (own === undefined ? [] : [[`e${index}`, own]])),
  );
  return { entries, data, madeAt };
}

function Page(props: Omit<ModulePageProps, 'isLoggedIn'>) {
  return <ModulePage {...props} isLoggedIn={useSelector(selectIsLoggedIn)} />;
}

/** Shows a page of modules as a shopper would meet it, with their views already there. */
export async function showModules(modules: readonly ModuleGiven[], options: ShowOptions = {}) {
  const { sessionReady = true, now = NOON, viewport, state, answers = {}, ...host } = options;
  const api = fakeApi(answers);
  const store = makeStore(state && { preloaded: state });
  await Promise.all(modules.map(({ code }) => registry[code]?.preload?.()));
  const platform = createTestPlatform(host);
  Object.assign(platform.viewport, viewport);
  const tree = (ready: boolean) => (
    <ApiProvider value={api}>
      <StoreProvider store={store}>
        <PlatformProvider platform={platform}>
          <ToastProvider>
            <Suspense>
              <Page page={page} sessionReady={ready} />
            </Suspense>
          </ToastProvider>
        </PlatformProvider>
      </StoreProvider>
    </ApiProvider>
  );
  const page = pageOf(modules, now);
  const shown = render(tree(sessionReady));
  return { platform, store, ...shown, enterSession: () => shown.rerender(tree(true)) };
}

/** The value that an element gives a token, or undefined where it gives none. */
export const tokenOf = (element: Element | null | undefined, name: `--${string}`) =>
  (element as HTMLElement | null | undefined)?.style.getPropertyValue(name) || undefined;

/** Laid out, yet out of sight until the session is there. */
export const isHeldBack = (element: Element | null | undefined): boolean =>
  Boolean(element?.closest('.waits'));

export const product = (n: number, more: Partial<ProductSummary> = {}): ProductSummary => ({
  id: `1000000${n}`,
  brand: { id: '7', name: 'Halden' },
  shortDescription: `羊毛外套 ${n}`,
  images: [{ url: `/images/coat-${n}/480`, size: 480, order: 1 }],
  price: 1_380_000,
  priceWithoutDiscount: 1_380_000,
  currencyIsoCode: 'CNY',
  tag: null,
  labels: [],
  gender: 'women',
  isOnline: true,
  isLowStock: false,
  isSoldOut: false,
  ...more,
});

export const products = (count: number): ProductSummary[] =>
  Array.from({ length: count }, (_, index) => product(index));

/** The same coats as a product call answers them: two views, two sizes. */
export function detail(n: number, more: Partial<ProductDetail> = {}): ProductDetail {
  const { id, brand, shortDescription, price, tag, labels, gender, isOnline } = product(n);
  const variant = (size: string, quantity: number) => ({
    id: `${id}0${size}`,
    merchantId: '3',
    price: { priceInclTaxes: price, priceWithoutPromotion: price },
    quantity,
    attributes: [{ type: 'Size', value: size }],
  });
  const view = (order: number) =>
    [480, 800].map((size) => ({ url: `/images/coat-${n}-${order}/${size}`, size, order }));
  return {
    id,
    brandId: brand.id,
    brandName: brand.name,
    brandDescription: '',
    brandStyleId: 'H-1',
    shortDescription,
    description: '双面呢，肩线放松。',
    gender,
    color: '炭灰',
    images: [...view(1), ...view(2)],
    categories: [
      { id: '141258', name: '女士' },
      { id: '142110', name: '外套' },
    ],
    tag,
    labels,
    preferredMerchant: null,
    variants: [variant('1', 3), variant('2', 1)],
    price: { currencyIsoCode: 'CNY', priceInclTaxes: price, priceWithoutPromotion: price },
    isOnline,
    compositions: [],
    care: [],
    madeIn: '',
    liveModel: null,
    isSameDayDelivery: false,
    ...more,
  };
}
