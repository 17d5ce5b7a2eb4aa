import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PlatformName, PlatformProvider } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { makeStore, missPage, setPage, setShop, setSpinner, startPage } from '@vitrine/state';
import { StoreProvider } from '@vitrine/state/react';
import { expect, test } from 'vitest';
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

function show(prepare: (store: ReturnType<typeof makeStore>) => void, name: PlatformName = 'web') {
  const store = makeStore();
  store.dispatch(setShop({ name: '别处', app: { link: APP } }));
  prepare(store);
  const platform = createTestPlatform({ name });
  render(
    <StoreProvider store={store}>
      <PlatformProvider platform={platform}>
        <ContentScreen params={{ id: 'spring' }} query={{}} />
      </PlatformProvider>
    </StoreProvider>,
  );
  return platform;
}

const showPage = (name?: PlatformName) => show((store) => store.dispatch(setPage(page)), name);
const tapProduct = async () => userEvent.click(await screen.findByRole('link', { name: /0001/ }));

test('a page shows its modules, and the host is told that it stands', async () => {
  const platform = showPage();
  expect(await screen.findByRole('heading', { name: '早春' })).toBeVisible();
  expect(platform.sent).toEqual([{ type: 'contentLoaded', id: 'spring' }]);
});

test('a page that is not there says so', () => {
  const platform = show((store) => store.dispatch(missPage('spring')));
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败或数据异常');
  expect(platform.sent).toEqual([]);
});

test.each([
  ['web', 1],
  ['ios', 0],
] as const)('while it loads, %s shows %i spinner', (name, count) => {
  show((store) => store.dispatch(startPage('spring')), name);
  expect(screen.queryAllByRole('status')).toHaveLength(count);
});

test('while the shop is busy, a spinner stands over the page', async () => {
  show((store) => {
    store.dispatch(setPage(page));
    store.dispatch(setSpinner(true));
  });
  expect(await screen.findByRole('heading', { name: '早春', level: 2 })).toBeVisible();
  expect(screen.getByRole('status')).toBeVisible();
});

test('on the plain web a product invites into the app, and one may stay, once and for all', async () => {
  const platform = showPage();
  await tapProduct();
  expect(platform.visits).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: '继续浏览' }));
  expect(platform.visits).toEqual([PRODUCT]);

  await tapProduct();
  expect(platform.visits).toEqual([PRODUCT, PRODUCT]);
});

test('whoever wants the app is led to it', async () => {
  const platform = showPage();
  await tapProduct();
  await userEvent.click(await screen.findByRole('button', { name: '下载APP' }));
  expect(platform.visits).toEqual([{ url: APP }]);
});

test('closing the invitation leads nowhere', async () => {
  const platform = showPage();
  await tapProduct();
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(platform.visits).toEqual([]);
});

test.each(['wechat', 'minip', 'ios'] as const)('%s leads straight to a product', async (name) => {
  const platform = showPage(name);
  await tapProduct();
  expect(platform.visits).toEqual([PRODUCT]);
});
