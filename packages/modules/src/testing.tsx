import { render } from '@testing-library/react';
import type { Api } from '@vitrine/client';
import { ApiProvider } from '@vitrine/client/react';
import { fakeApi } from '@vitrine/client/testing';
import type { ProductDetail, ProductSummary } from '@vitrine/contract';
import { PlatformProvider, type ViewportPort } from '@vitrine/platform';
import { createTestPlatform, type TestPlatformOptions } from '@vitrine/platform/testing';
import { makeStore, type RootState, selectIsLoggedIn } from '@vitrine/state';
import { StoreProvider, useSelector } from '@vitrine/state/react';
import { ToastProvider } from '@vitrine/ui';
import { Suspense } from 'react';
import { ClockOffsetContext } from './context/page-clock.ts';
import { ModulePage, type ModulePageProps } from './page/ModulePage.tsx';
import { BuyOutfitContext, type BuyOutfitHandler } from './products/outfit-context.ts';
import { registry } from './registry.gen';
import { parseEntry } from './schemas.ts';

/** Noon on 2026-11-20 in Beijing. */
export const NOON = Date.UTC(2026, 10, 20, 4);

export interface TestModule {
  code: string;
  fields: Record<string, unknown>;
  data?: unknown;
}

export interface RenderModulesOptions extends TestPlatformOptions {
  isSessionReady?: boolean;
  now?: number;
  /** How far the clock of the page is from the real one. */
  clockOffset?: number;
  viewport?: Partial<ViewportPort>;
  /** The initial state of the store. */
  state?: Partial<RootState>;
  /** What the page does with an outfit that is to be bought. */
  buyOutfit?: BuyOutfitHandler;
  /** The API calls that the modules make. */
  apiResponses?: Partial<Api>;
}

/** Creates a page from stored modules; the id of the n-th entry is `e` followed by its index, from `e0`. */
export function createPage(modules: readonly TestModule[], madeAt: number = NOON) {
  const entries = modules.map(({ code, fields }, index) => {
    const parsed = parseEntry({ id: `e${index}`, code, fields });
    if (!parsed.ok) throw new Error(parsed.reason);
    return parsed.entry;
  });
  const data = Object.fromEntries(
    modules.flatMap(({ data: moduleData }, index) =>
      moduleData === undefined ? [] : [[`e${index}`, moduleData]],
    ),
  );
  return { entries, data, madeAt };
}

function Page(props: Omit<ModulePageProps, 'isLoggedIn'>) {
  return <ModulePage {...props} isLoggedIn={useSelector(selectIsLoggedIn)} />;
}

/** Renders a page of modules with their views already loaded. */
export async function renderModules(
  modules: readonly TestModule[],
  options: RenderModulesOptions = {},
) {
  const {
    isSessionReady = true,
    now = NOON,
    clockOffset = 0,
    viewport,
    state,
    apiResponses = {},
    buyOutfit = null,
    ...host
  } = options;
  const api = fakeApi(apiResponses);
  const store = makeStore(state && { preloaded: state });
  await Promise.all(modules.map(({ code }) => registry[code]?.preload?.()));
  const platform = createTestPlatform(host);
  Object.assign(platform.viewport, viewport);
  const tree = (isReady: boolean) => (
    <ApiProvider value={api}>
      <StoreProvider store={store}>
        <PlatformProvider platform={platform}>
          <ToastProvider>
            <BuyOutfitContext.Provider value={buyOutfit}>
              <ClockOffsetContext.Provider value={clockOffset}>
                <Suspense>
                  <Page page={page} isSessionReady={isReady} />
                </Suspense>
              </ClockOffsetContext.Provider>
            </BuyOutfitContext.Provider>
          </ToastProvider>
        </PlatformProvider>
      </StoreProvider>
    </ApiProvider>
  );
  const page = createPage(modules, now);
  const rendered = render(tree(isSessionReady));
  return { platform, store, ...rendered, startSession: () => rendered.rerender(tree(true)) };
}

/** The value of a CSS variable in the element's inline style, or undefined. */
export const getCssVariable = (element: Element | null | undefined, name: `--${string}`) =>
  (element as HTMLElement | null | undefined)?.style.getPropertyValue(name) || undefined;

/** Whether the element is hidden until the session is ready. */
export const isHiddenUntilSession = (element: Element | null | undefined): boolean =>
  Boolean(element?.closest('.waiting'));

export const createProduct = (n: number, more: Partial<ProductSummary> = {}): ProductSummary => ({
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
  opensAt: null,
  colourCount: 1,
  ...more,
});

export const createProducts = (count: number): ProductSummary[] =>
  Array.from({ length: count }, (_, index) => createProduct(index));

/** The same products in the format of the product call: two views and two sizes. */
export function createProductDetail(n: number, more: Partial<ProductDetail> = {}): ProductDetail {
  const { id, brand, shortDescription, price, tag, labels, gender, isOnline } = createProduct(n);
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
    colourways: [],
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
    sizing: null,
    isSameDayDelivery: false,
    opening: null,
    ...more,
  };
}
