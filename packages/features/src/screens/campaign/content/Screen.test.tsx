import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import { ApiProvider } from '@vitrine/client/react';
import { fakeApi } from '@vitrine/client/testing';
import { type PlatformName, PlatformProvider } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import {
  makeStore,
  pageNotFound,
  selectPage,
  setPage,
  setShopContent,
  setUserBenefits,
  startPage,
} from '@vitrine/state';
import { StoreProvider } from '@vitrine/state/react';
import { expect, test, vi } from 'vitest';
import { ContentScreen } from './Screen.tsx';

const product = (id: string) => ({
  id,
  brand: { id: '7', name: 'Halden' },
  shortDescription: `羊毛外套 ${id}`,
  images: [],
  price: 100,
  priceWithoutDiscount: 100,
  currencyIsoCode: 'CNY',
  tag: null,
  labels: [],
});
const page = {
  id: 'spring',
  entries: [
    { id: 'e1', code: 'productSet', fields: { setId: '1', spacing: 'section' } },
    { id: 'e2', code: 'text', fields: { title: '早春', style: 'body', spacing: 'none' } },
  ],
  data: { e1: [product('10000001'), product('10000002')] },
  share: { pageTitle: '早春' },
  madeAt: 0,
};
const PRODUCT = { route: 'product', params: { id: '10000001' } };
const APP = '/content/app';

function renderContent(
  prepare: (store: ReturnType<typeof makeStore>) => void,
  name: PlatformName = 'web',
  answers: Partial<Api> = {},
) {
  const store = makeStore();
  store.dispatch(setShopContent({ name: '别处', app: { link: APP } }));
  prepare(store);
  const platform = createTestPlatform({ name });
  render(
    <StoreProvider store={store}>
      <PlatformProvider platform={platform}>
        <ApiProvider value={fakeApi(answers)}>
          <ContentScreen params={{ id: 'spring' }} query={{}} />
        </ApiProvider>
      </PlatformProvider>
    </StoreProvider>,
  );
  return Object.assign(platform, { store });
}

const renderPage = (name?: PlatformName) =>
  renderContent((store) => store.dispatch(setPage(page)), name);
const pressProduct = async () => userEvent.click(await screen.findByRole('link', { name: /0001/ }));

test('shows the modules and tells the host that the page is loaded', async () => {
  const platform = renderPage();
  expect(await screen.findByRole('heading', { name: '早春', level: 2 })).toBeVisible();
  expect(platform.sent).toEqual([{ type: 'contentLoaded', id: 'spring' }]);
});

test('shows an error for a missing page', () => {
  const platform = renderContent((store) => store.dispatch(pageNotFound('spring')));
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败或数据异常');
  expect(platform.sent).toEqual([]);
});

test.each([
  ['web', 1],
  ['ios', 0],
] as const)('while the page loads, %s shows %i spinner', (name, count) => {
  renderContent((store) => store.dispatch(startPage('spring')), name);
  const spinners = screen.queryAllByRole('status');
  expect(spinners).toHaveLength(count);
  for (const spinner of spinners) expect(spinner).toHaveClass('fullScreen');
});

test('on the plain web offers the app once and lets the shopper stay', async () => {
  const platform = renderPage();
  await pressProduct();
  expect(platform.destinations).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: '继续浏览' }));
  expect(platform.destinations).toEqual([PRODUCT]);

  await pressProduct();
  expect(platform.destinations).toEqual([PRODUCT, PRODUCT]);
});

test('opens the download of the app', async () => {
  const platform = renderPage();
  await pressProduct();
  await userEvent.click(await screen.findByRole('button', { name: '下载APP' }));
  expect(platform.destinations).toEqual([{ url: APP }]);
});

test('closing the offer opens no page', async () => {
  const platform = renderPage();
  await pressProduct();
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(platform.destinations).toEqual([]);
});

test.each(['wechat', 'minip', 'ios'] as const)('%s opens a product directly', async (name) => {
  const platform = renderPage(name);
  await pressProduct();
  expect(platform.destinations).toEqual([PRODUCT]);
});

const preview = {
  page: 'spring',
  language: 'zh-CN',
  gender: 'women',
  benefits: [],
  country: 'CN',
  platform: 'web',
  visitor: 'new',
  arm: null,
  isLoggedIn: false,
  at: null,
  expiresAt: '2026-11-30T02:05:00Z',
  clockOffset: 0,
} as const;

test('says above a preview whose view it is', async () => {
  renderContent((store) =>
    store.dispatch(setPage({ ...page, preview: { ...preview, benefits: [] } })),
  );
  const bar = await screen.findByRole('complementary', { name: '预览' });
  expect(bar).toHaveTextContent('预览 · 女士 · CN · 网页 · 新访客 · 当前时间');
});

const memberEntries = [
  { id: 'e3', code: 'text', fields: { title: '会员先购', style: 'body', spacing: 'none' } },
];
const holdBenefit = { role: 'shopper', benefits: [{ code: 'early-access' }] } as const;

test.each([
  ['another page', setPage(page), () => screen.findByRole('heading', { name: '早春', level: 2 })],
  ['no page', pageNotFound('spring'), () => screen.findByRole('alert')],
])('shows the page of a benefit to its holder when others see %s', async (_, action, findShown) => {
  const searchContents = vi.fn<Api['searchContents']>(async () => ({ spring: memberEntries }));
  const { store } = renderContent((store) => store.dispatch(action), 'web', { searchContents });
  expect(await findShown()).toBeVisible();
  expect(searchContents).not.toHaveBeenCalled();

  act(() => void store.dispatch(setUserBenefits(holdBenefit)));
  expect(await screen.findByRole('heading', { name: '会员先购', level: 2 })).toBeVisible();
  expect(searchContents.mock.lastCall?.[0].query).toMatchObject({
    codes: 'spring',
    'target-benefits': 'early-access',
  });
});

test.each([
  ['is the same', async () => ({ spring: page.entries })],
  ['cannot be loaded', () => Promise.reject(new ApiError('network'))],
])('leaves a page that %s for the holder of a benefit as it is', async (_, searchContents) => {
  const { store } = renderContent((store) => store.dispatch(setPage(page)), 'web', {
    searchContents,
  });
  const shown = selectPage(store.getState(), 'spring');
  act(() => void store.dispatch(setUserBenefits(holdBenefit)));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(selectPage(store.getState(), 'spring')).toBe(shown);
});
