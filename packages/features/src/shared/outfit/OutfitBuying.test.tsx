import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { Bag } from '@vitrine/contract';
import { BuyOutfitContext } from '@vitrine/modules';
import { selectBagCount, sessionStarted } from '@vitrine/state';
import { productDetail, productSummary } from '@vitrine/state/testing';
import { useContext } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { OutfitBuying } from './OutfitBuying.tsx';

const PRODUCTS = ['1', '2', '3'].map((id) => productSummary(id));

const bag: Bag = {
  id: 'own',
  isFlatRateOrder: false,
  count: 2,
  items: [],
  boutiques: {},
  availables: [],
  priceInfo: { currencyIsoCode: 'CNY', subTotalAmount: 0, totalShippingFee: 0, grandTotal: 0 },
};

/** A product of an outfit; sizes of different products have different ids. */
const detail = (id: string, quantities: number[]) =>
  productDetail(id, {
    shortDescription: `Piece ${id}`,
    variants: productDetail(id)
      .variants.slice(0, quantities.length)
      .map((variant, index) => ({
        ...variant,
        id: `${id}${index}`,
        quantity: quantities[index] ?? 0,
      })),
  });
/** The first has two sizes, the second one, and the third is sold out. */
const STOCK: Readonly<Record<string, number[]>> = { '1': [2, 1], '2': [1], '3': [0, 0] };

function BuyButton() {
  const buyOutfit = useContext(BuyOutfitContext);
  return (
    <button type="button" onClick={() => buyOutfit?.(PRODUCTS)}>
      buy
    </button>
  );
}

async function openOutfit(calls: Partial<Api>) {
  const getProduct = async ({ params: { id } }: { params: { id: string } }) =>
    detail(id, STOCK[id] ?? []);
  const context = createLoadContext({ getProduct, ...calls });
  const rendered = renderInShop(
    context,
    <OutfitBuying>
      <BuyButton />
    </OutfitBuying>,
  );
  act(() => void context.store.dispatch(sessionStarted({ isGuest: true, bagId: 'own' })));
  await userEvent.click(screen.getByRole('button', { name: 'buy' }));
  const sheet = within(await screen.findByRole('dialog', { name: '购买整套' }));
  await sheet.findByText('Piece 1');
  return { ...context, ...rendered, sheet };
}

const priceOf = (id: string, size: number) =>
  detail(id, [1, 1]).variants[size]?.price.priceInclTaxes ?? 0;
const format = (price: number) => `¥${(price / 100).toLocaleString('en-US')}`;

test('asks for the sizes that are missing, then adds all and opens the bag', async () => {
  const addOutfitToBag = vi.fn(async () => bag);
  const { sheet, platform, store } = await openOutfit({ addOutfitToBag });
  await userEvent.click(sheet.getByRole('button', { name: '加入购物袋' }));
  expect(sheet.getByRole('alert')).toHaveTextContent('请选择尺码');
  expect(addOutfitToBag).not.toHaveBeenCalled();
  const sizes = within(sheet.getByRole('radiogroup', { name: 'Piece 1 的尺码' }));
  await userEvent.click(sizes.getAllByRole('radio')[1] as HTMLElement);
  await userEvent.click(sheet.getByRole('button', { name: '加入购物袋' }));
  expect(addOutfitToBag).toHaveBeenCalledWith(
    { params: { id: 'own' }, body: { variantIds: ['11', '20'] } },
    { idempotencyKey: expect.any(String) },
  );
  expect(selectBagCount(store.getState())).toBe(2);
  expect(platform.destinations).toEqual([{ route: 'bag' }]);
});

test('shows the sum of what is included, without what is sold out', async () => {
  const { sheet } = await openOutfit({});
  const sum = sheet.getByRole('status');
  expect(sum).toHaveTextContent('2 件合计');
  expect(sheet.getByText('已售罄')).toBeVisible();
  expect(sheet.getByRole('checkbox', { name: '选入 Piece 3' })).toBeDisabled();
  await userEvent.click(sheet.getByRole('checkbox', { name: '选入 Piece 1' }));
  expect(sum).toHaveTextContent(`1 件合计${format(priceOf('2', 0))}`);
});

test('shows beside a product why it could not be added, and keeps the others', async () => {
  const failure = new ApiError('conflict', {
    status: 409,
    statusText: '',
    headers: {},
    data: {
      error: {
        code: 'conflict',
        reason: 'outfit-incomplete',
        message: '有商品未能加入，请重新选择',
        fields: [{ path: 'variantIds.1', message: '该尺码已售罄' }],
      },
    },
  });
  const { sheet } = await openOutfit({ addOutfitToBag: () => Promise.reject(failure) });
  const [first] = within(sheet.getByRole('radiogroup')).getAllByRole('radio');
  await userEvent.click(first as HTMLElement);
  await userEvent.click(sheet.getByRole('button', { name: '加入购物袋' }));
  expect(await sheet.findByText('该尺码已售罄')).toBeVisible();
  expect(first).toHaveAttribute('aria-checked', 'true');
  expect(await screen.findByText('有商品未能加入，请重新选择')).toBeVisible();
});

test('says so when nothing could be loaded', async () => {
  const getProduct = () => Promise.reject(new ApiError('network'));
  const context = createLoadContext({ getProduct });
  renderInShop(
    context,
    <OutfitBuying>
      <BuyButton />
    </OutfitBuying>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'buy' }));
  expect(await screen.findByText('没能读取这一套，请稍后再试')).toBeVisible();
});
