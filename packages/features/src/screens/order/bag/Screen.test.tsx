import { act, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import type { Bag } from '@vitrine/contract';
import { guestSessionStarted, selectBagCount, setShopProfile } from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { conflictError, createLoadContext, OWN_SHOP } from '../../../testing.ts';
import { screen } from './index.ts';
import { bagItem, bagOf, boutique } from './testing/fixtures.ts';
import { checkoutButton, popular, showBag } from './testing/show-bag.tsx';

const stepper = () => page.getByRole('group', { name: /风衣 1/ });

test.each([
  ['zh-CN', '袋中空空', '去逛逛', '按分类看'],
  ['en-US', 'Your bag is empty', 'Look around', 'Shop by category'],
] as const)(
  'shows an empty bag with links to the shop in %s',
  async (language, title, home, categories) => {
    const context = createLoadContext({ rankProducts: async () => popular }, { language });
    const { head } = await renderScreen(screen, context);
    act(() => void context.store.dispatch(guestSessionStarted()));
    const prefix = language === 'en-US' ? '/en' : '';
    expect(await page.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(page.getByRole('link', { name: home })).toHaveAttribute('href', prefix || '/');
    expect(page.getByRole('link', { name: categories })).toHaveAttribute(
      'href',
      `${prefix}/category`,
    );
    expect(await page.findAllByRole('article')).toHaveLength(3);
    expect(head).toMatchObject({ path: '/bag', noIndex: true });
  },
);

test('shows recently viewed products below an empty bag', async () => {
  const products = ['6', '7', '8', '9'].map((id) => productSummary(id));
  await showBag(bagOf([]), { getRecentlyViewed: async () => ({ hasConsent: true, products }) });
  const row = await page.findByRole('region', { name: '近来看过' });
  expect(within(row).getAllByRole('article')).toHaveLength(4);
});

test('groups items by boutique, each with its most urgent notice', async () => {
  const items = [
    bagItem('1', { notices: ['price-down'], priceWhenAdded: 1_020_000 }),
    bagItem('2', { merchantId: '302', notices: ['fewer-left'], availableQuantity: 2, quantity: 3 }),
    bagItem('3', { notices: ['sold-out'] }),
  ];
  await showBag(bagOf(items, { availables: ['1'] }));
  const first = page.getByRole('region', { name: 'Boutique 301' });
  expect(within(first).getByText('比加入时低 ¥200')).toBeVisible();
  expect(within(first).getByText('配送费 ¥150')).toBeVisible();
  const second = page.getByRole('region', { name: 'Boutique 302' });
  expect(within(second).getByText('仅剩 2 件，请调整数量')).toBeVisible();
  const unavailable = page.getByRole('region', { name: '暂不可购' });
  expect(within(unavailable).getByText('FR 38 已售罄')).toBeVisible();
  expect(page.getByText(/再选 ¥1,240，即免该店配送费/)).toBeVisible();
  expect(checkoutButton()).toHaveTextContent('去结算 · 1 件');
});

test('loads the pictures of the first two boutiques at once', async () => {
  await showBag(bagOf(['1', '2', '3'].map((id) => bagItem(id, { merchantId: `30${id}` }))));
  const pictures = ['1', '2', '3'].map((id) =>
    page
      .getByRole('link', { name: `风衣 ${id}` })
      .querySelector('img')
      ?.getAttribute('loading'),
  );
  expect(pictures).toEqual(['eager', 'eager', 'lazy']);
});

test('shows a shared delivery fee once', async () => {
  await showBag(bagOf([bagItem('1')], { isFlatRateOrder: true }));
  expect(page.getByText(/合并计收一份配送费/)).toBeVisible();
  expect(page.queryByText('配送费 ¥150')).toBeNull();
});

test('loads the bag again after a failure', async () => {
  const getBag = vi.fn(async () => bagOf([bagItem('1')]));
  getBag.mockRejectedValueOnce(new ApiError('network'));
  await showBag(bagOf([]), { getBag });
  expect(await page.findByText('没有网络连接')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '重新加载' }));
  expect(await page.findByText('风衣 1')).toBeVisible();
});

describe('a change', () => {
  test('shows a change at once and keeps the last response of the server', async () => {
    const pending: (() => void)[] = [];
    const changeBagItem = vi.fn(
      ({ body }) =>
        new Promise<Bag>((resolve) =>
          pending.push(() => resolve(bagOf([bagItem('1', { quantity: body.quantity })]))),
        ),
    );
    await showBag(bagOf([bagItem('1')]), { changeBagItem });
    const more = within(stepper()).getByRole('button', { name: /增加/ });
    await userEvent.click(more);
    await userEvent.click(more);
    expect(within(stepper()).getByText('3')).toBeVisible();
    await waitFor(() => expect(pending).toHaveLength(1));
    pending[0]?.();
    await waitFor(() => expect(pending).toHaveLength(2));
    expect(within(stepper()).getByText('3')).toBeVisible();
    pending[1]?.();
    expect(await page.findByText('3 件共 ¥30,000')).toBeVisible();
    await waitFor(() => expect(checkoutButton()).toHaveTextContent('去结算 · 3 件'));
  });

  test('takes a refused change back and shows the reason', async () => {
    const changeBagItem = () => Promise.reject(conflictError('not-enough-left', '该尺码仅剩 1 件'));
    await showBag(bagOf([bagItem('1')]), { changeBagItem });
    await userEvent.click(within(stepper()).getByRole('button', { name: /增加/ }));
    expect(await page.findByText('该尺码仅剩 1 件')).toBeVisible();
    expect(within(stepper()).getByText('1')).toBeVisible();
  });

  test('lowers a quantity to what is in stock', async () => {
    const changeBagItem = vi.fn(async () => bagOf([bagItem('1', { quantity: 2 })]));
    const item = bagItem('1', { quantity: 5, availableQuantity: 2, notices: ['fewer-left'] });
    await showBag(bagOf([item]), { changeBagItem });
    await userEvent.click(within(stepper()).getByRole('button', { name: /减少/ }));
    const params = { id: 'own', itemId: '1' };
    expect(changeBagItem).toHaveBeenCalledWith({ params, body: { quantity: 2 } });
  });

  test('offers no other size of a product that has none', async () => {
    await showBag(bagOf([bagItem('1', { size: 'OS', sizeDescription: '均码' }), bagItem('2')]));
    expect(page.queryByRole('button', { name: /更换“风衣 1”的尺码/ })).toBeNull();
    expect(page.getByRole('button', { name: /更换“风衣 2”的尺码/ })).toBeVisible();
  });

  test('changes to a size that is in stock', async () => {
    const size = (variantId: string, name: string, availableQuantity: number) => ({
      variantId,
      size: name,
      sizeDescription: `FR ${name}`,
      availableQuantity,
    });
    const changeBagItem = vi.fn(async () =>
      bagOf([bagItem('1', { variantId: '402', sizeDescription: 'FR 40' })]),
    );
    await showBag(bagOf([bagItem('1')]), {
      changeBagItem,
      getBagSizesQuantities: async () => [
        {
          itemId: '1',
          variantId: '31',
          quantity: 1,
          sizes: [size('401', '36', 0), size('31', '38', 5), size('402', '40', 1)],
        },
      ],
    });
    await userEvent.click(page.getByRole('button', { name: /更换“风衣 1”的尺码/ }));
    const sheet = await page.findByRole('dialog', { name: '更换尺码' });
    expect(await within(sheet).findByRole('radio', { name: /FR 36/ })).toBeDisabled();
    expect(within(sheet).getByRole('radio', { name: /FR 38/ })).toBeChecked();
    await userEvent.click(within(sheet).getByRole('radio', { name: /FR 40/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: '更换' }));
    expect(await page.findByText('FR 40')).toBeVisible();
    const params = { id: 'own', itemId: '1' };
    expect(changeBagItem).toHaveBeenCalledWith({ params, body: { variantId: '402' } });
  });
});

test('puts a removed item back on undo', async () => {
  const removeBagItem = async () => bagOf([bagItem('2')]);
  const addBagItem = vi.fn(async () => bagOf([bagItem('9'), bagItem('2')]));
  const items = [bagItem('1', { quantity: 2 }), bagItem('2')];
  const { store } = await showBag(bagOf(items), { removeBagItem, addBagItem });
  await userEvent.click(page.getByRole('button', { name: '移除 风衣 1' }));
  expect(page.queryByText('风衣 1')).toBeNull();
  expect(selectBagCount(store.getState())).toBe(1);
  await userEvent.click(page.getByRole('button', { name: '撤销' }));
  expect(await page.findByText('风衣 9')).toBeVisible();
  const body = { variantId: '31', quantity: 2 };
  expect(addBagItem).toHaveBeenCalledWith({ params: { id: 'own' }, body });
});

test('removes all unavailable items at once', async () => {
  const removeBagItems = vi.fn(async () => bagOf([bagItem('1')]));
  const soldOut = ['2', '3'].map((id) => bagItem(id, { notices: ['gone'] }));
  await showBag(bagOf([bagItem('1'), ...soldOut]), { removeBagItems });
  await userEvent.click(page.getByRole('button', { name: '清除' }));
  expect(page.queryByRole('region', { name: '暂不可购' })).toBeNull();
  const query = { 'items-id': '2,3' };
  expect(removeBagItems).toHaveBeenCalledWith({ params: { id: 'own' }, query });
});

test.each([
  ['abroad', true, /清关需收件人身份信息/, /进口税费/],
  ['abroad', false, undefined, /进口税费/],
  ['domestic', false, undefined, undefined],
] as const)(
  'of goods sent %s that pass customs: %s, mentions %s and %s',
  async (shipsFrom, passesCustoms, customs, duties) => {
    const bag = bagOf([bagItem('1')]);
    const boutiques = { 301: { ...boutique('301'), shipsFrom, passesCustoms, items: ['1'] } };
    await showBag({ ...bag, boutiques });
    await page.findByText(/优惠码在结算时使用/);
    expect(page.queryByText(customs ?? /清关/) !== null).toBe(customs !== undefined);
    expect(page.queryByText(duties ?? /进口|关税/) !== null).toBe(duties !== undefined);
  },
);

test('does not speak of merchants where only one sells', async () => {
  const context = await showBag(bagOf([bagItem('1')]));
  expect(await page.findByRole('region', { name: 'Boutique 301' })).toBeVisible();
  act(() => context.store.dispatch(setShopProfile(OWN_SHOP)));
  expect(page.queryByText('Boutique 301')).toBeNull();
  expect(page.getByText(/再选 ¥1,240，即免配送费/)).toBeVisible();
});

test.each([
  ['one boutique sends', '301', false],
  ['two boutiques send', '302', true],
] as const)(
  'says that products may arrive apart when %s them: %s',
  async (_, merchantId, isShown) => {
    await showBag(bagOf([bagItem('1'), bagItem('2', { merchantId })]));
    expect(page.queryByText(/可能分批送达/) !== null).toBe(isShown);
  },
);
