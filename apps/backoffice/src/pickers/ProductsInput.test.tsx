import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { AdminResponse } from '../api/admin-api.ts';
import { OpenScreensContext } from '../parts/open-screens.ts';
import { catalogueAnswers } from '../testing/catalogue-fixtures.ts';
import { productRows } from '../testing/product-fixtures.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import {
  choose,
  fill,
  findDialog,
  getButton,
  press,
  readRows,
  toPage,
} from '../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../testing/stub-calls.ts';
import { PictureInput } from './PictureInput.tsx';
import { ProductsInput } from './ProductsInput.tsx';
import { SetInput } from './SetInput.tsx';

const [coat] = productRows;
const many = Array.from({ length: 23 }, (_, index) => ({ ...coat, id: String(index + 1) }));
const listCatalogueProducts = ({ query: { ids, search } }: SentCall) => {
  if (search) return toPage();
  return toPage(...many.filter(({ id }) => !ids || ids.split(',').includes(id)));
};
const answers = { ...catalogueAnswers, listCatalogueProducts };
let latest: readonly string[] = [];

function Products({ initial, max = 25 }: { initial: readonly string[]; max?: number }) {
  const [ids, setIds] = useState(initial);
  latest = ids;
  return <ProductsInput value={ids} onChange={setIds} max={max} isReadOnly={false} />;
}
const ids = many.map(({ id }) => id);

test('orders and removes products over several pages', async () => {
  const { findSent } = renderScreen(() => <Products initial={ids} />, { answers });
  await waitFor(() => expect(readRows()).toHaveLength(20));
  expect(findSent('listCatalogueProducts')[0]?.query).toEqual({
    ids: ids.slice(0, 20).join(','),
    size: '20',
  });
  const getRow = (index: number) =>
    document.querySelectorAll('tr.ant-table-row')[index] as HTMLElement;
  expect(getButton(/^Move up/, getRow(0))).toBeDisabled();
  press(/^Move to the top/, getRow(19));
  expect(latest.slice(0, 3)).toEqual(['20', '1', '2']);
  fireEvent.click(screen.getByTitle('2'));
  await waitFor(() => expect(readRows()).toHaveLength(3));
  expect(readRows().map(([place]) => place)).toEqual(['21', '22', '23']);
  expect(getButton(/^Move down/, getRow(2))).toBeDisabled();
  press(/^Remove/, getRow(2));
  press(/^Move up/, getRow(0));
  expect(latest).toHaveLength(22);
  expect(latest.indexOf('21')).toBe(19);
});

test('says that the products could not be read, and reads them again', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  renderScreen(() => <Products initial={['1']} />, {
    answers: { ...answers, listCatalogueProducts: () => answer },
  });
  expect(await screen.findByText('The products could not be loaded')).toBeVisible();
  expect(document.querySelector('.ant-spin-spinning')).toBeNull();
  expect(screen.queryByText(/does not exist any more/)).toBeNull();
  answer = toPage(coat);
  press('Try again');
  await waitFor(() => expect(screen.queryByText('The products could not be loaded')).toBeNull());
});

test('adds no more products than there are places, and says when it is full', async () => {
  const { findSent } = renderScreen(() => <Products initial={['1']} max={2} />, { answers });
  await waitFor(() => expect(readRows()).toHaveLength(1));
  press(/Add products/);
  const dialog = await findDialog('Choose products');
  await waitFor(() => expect(within(dialog).getAllByRole('checkbox')).toHaveLength(23));
  const boxes = within(dialog).getAllByRole('checkbox');
  expect(boxes[0]).toBeDisabled();
  fireEvent.click(boxes[1] as HTMLElement);
  await waitFor(() => expect(boxes[2]).toBeDisabled());
  await choose('Gender', 'Women', dialog);
  await waitFor(() =>
    expect(findSent('listCatalogueProducts').at(-1)?.query).toEqual({
      ...{ status: 'published', gender: 'women', size: '50' },
    }),
  );
  press('Add 1 product', dialog);
  expect(await screen.findByText('At most 2 products')).toBeVisible();
  expect(latest).toEqual(['1', '2']);
  expect(getButton(/Add products/)).toBeDisabled();
});

const set = {
  ...{ id: '7', gender: null, position: 0, rule: null, version: 1, onSale: 3 },
  ...{ name: { 'zh-CN': '秋信', 'en-US': 'Autumn' }, description: { 'zh-CN': '', 'en-US': '' } },
} satisfies AdminResponse<'listSets'>[number];
const SCREENS = [{ path: '/sets/:id', title: { 'zh-CN': '商品集', 'en-US': 'Set' } }];

test('chooses a set by its name, and does not call one missing that could not be read', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  const change = vi.fn();
  const Input = () => (
    <OpenScreensContext value={SCREENS}>
      <SetInput label="Set" value="7" disabled={false} onChange={change} />
    </OpenScreensContext>
  );
  const view = renderScreen(Input, {
    answers: { ...answers, listSets: () => answer, getSet: { ...set, productIds: ['1', '2'] } },
  });
  expect(await screen.findByText('problem internal')).toBeVisible();
  expect(screen.queryByText(/does not exist any more/)).toBeNull();
  answer = [set, { ...set, id: '8', name: { 'zh-CN': '冬', 'en-US': '' }, onSale: 0 }];
  press('Try again');
  expect(await screen.findByText('Open the set')).toHaveAttribute('href', '/sets/7');
  await waitFor(() => expect(screen.getAllByText('Wool coat')).toHaveLength(2));
  await choose('Set', '冬 · 0 on sale · 8');
  expect(change).toHaveBeenCalledExactlyOnceWith('8');
  view.unmount();
  renderScreen(Input, { answers: { ...answers, listSets: [] }, language: 'zh-CN' });
  expect(await screen.findByText('商品集 7 已不存在')).toBeVisible();
});

test('a picture begins with the text of the library, and keeps one that was written', async () => {
  const file = {
    ...{ id: '1', key: 'u-1', kind: 'image', name: 'Autumn', url: '/i', focalPoint: null },
    ...{ alt: { 'zh-CN': '大衣', 'en-US': 'Coat' }, width: 1, height: 1, durationMs: null },
    ...{ bytes: 1, uploadedBy: '', uploadedAt: '2026-11-20T00:00:00.000Z', uses: 0 },
    ...{ deletedAfter: null, version: 1 },
  } satisfies AdminResponse<'uploadMediaFile'>;
  const change = vi.fn();
  const show = (value: { key?: string; alt?: string } | undefined) =>
    renderScreen(
      () => (
        <PictureInput
          label="Picture"
          value={value}
          disabled={false}
          textLanguage="en-US"
          onChange={change}
        />
      ),
      { answers: { listMediaFiles: toPage(file) } },
    );
  const pick = async (button: string) => {
    press(button);
    const dialog = await findDialog('Choose from the library');
    await within(dialog).findByText('Autumn');
    press(/Autumn/, dialog);
    press('Use', dialog);
  };
  const empty = show(undefined);
  expect(screen.getByLabelText('Picture: Alternative text')).toBeDisabled();
  await pick('Choose from the library');
  expect(change).toHaveBeenLastCalledWith({ key: 'u-1', alt: 'Coat' });
  empty.unmount();
  show({ key: 'u-0', alt: 'Mine' });
  await pick('Change');
  expect(change).toHaveBeenLastCalledWith({ key: 'u-1', alt: 'Mine' });
  fill('Picture: Alternative text', 'Yours');
  expect(change).toHaveBeenLastCalledWith({ key: 'u-0', alt: 'Yours' });
  press('Remove');
  expect(change).toHaveBeenLastCalledWith(undefined);
});
