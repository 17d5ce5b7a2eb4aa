import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import type { Language } from '@vitrine/kit';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { SavedList } from './SavedList.tsx';
import type { SavedItem } from './SavedListItem.tsx';

const texts = {
  empty: '还没有地址',
  emptyHint: '添加一个吧',
  add: '新增地址',
  note: '最多保存二十个',
  madeDefault: '已设为默认地址',
  removeTitle: '删除这个地址？',
  removeHint: '删除后无法恢复',
};

const item = (id: string, name: string, more: Partial<SavedItem> = {}): SavedItem => ({
  id,
  name,
  line: `${name}的地址`,
  isDefault: false,
  label: name,
  to: { route: 'address', params: { id } },
  ...more,
});
const ITEMS = [item('1', '林知夏', { isDefault: true, aside: '138****8000' }), item('2', '周予安')];

function renderList(items = ITEMS, language: Language = 'zh-CN') {
  const makeDefault = vi.fn(async (_: SavedItem) => undefined);
  const remove = vi.fn(async (_: SavedItem) => undefined);
  const list = (
    <SavedList
      items={items}
      messages={texts}
      icon="me"
      createTo={{ route: 'addresses' }}
      makeDefault={makeDefault}
      remove={remove}
    />
  );
  renderInShop(createLoadContext({}, { language }), list);
  return { makeDefault, remove };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rowOf = (name: string) => {
  const row = screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name));
  return row ?? document.body;
};

test('marks the default item, which cannot be made the default again', () => {
  renderList();
  const first = within(rowOf('林知夏'));
  expect(first.getByText('默认')).toBeVisible();
  expect(first.getByText('138****8000')).toBeVisible();
  expect(first.queryByRole('button', { name: '设为默认 林知夏' })).toBeNull();
  expect(within(rowOf('周予安')).queryByText('默认')).toBeNull();
  expect(screen.getByRole('button', { name: '设为默认 周予安' })).toBeVisible();
});

test('offers to add an item when none is saved', () => {
  renderList([]);
  expect(screen.getByText('还没有地址')).toBeVisible();
  expect(screen.getByRole('link', { name: '新增地址' })).toBeVisible();
  expect(screen.queryByText('最多保存二十个')).toBeNull();
});

test('makes another item the default and says so', async () => {
  const { makeDefault } = renderList();
  await press('设为默认 周予安');
  expect(makeDefault).toHaveBeenCalledExactlyOnceWith(ITEMS[1]);
  expect(await screen.findByText('已设为默认地址')).toBeVisible();
});

test('marks only the item that is being changed, and ignores a second press', async () => {
  const { makeDefault } = renderList();
  let finish: () => void = () => undefined;
  makeDefault.mockImplementation(
    () => new Promise((resolve) => (finish = () => resolve(undefined))),
  );
  await press('设为默认 周予安');
  await press('设为默认 周予安');
  expect(rowOf('周予安')).toHaveAttribute('aria-busy', 'true');
  expect(rowOf('林知夏')).not.toHaveAttribute('aria-busy');
  expect(makeDefault).toHaveBeenCalledOnce();
  await act(async () => finish());
  expect(rowOf('周予安')).not.toHaveAttribute('aria-busy');
});

test('deletes an item only after a confirmation', async () => {
  const { remove } = renderList();
  await press('删除 周予安');
  const question = within(screen.getByRole('alertdialog', { name: '删除这个地址？' }));
  expect(question.getByText('删除后无法恢复')).toBeVisible();
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: '删除' }));
  expect(remove).toHaveBeenCalledExactlyOnceWith(ITEMS[1]);
  expect(await screen.findByText('已删除')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each([
  ['the button', () => press('保留')],
  // The browser turns the Escape key into this event.
  [
    'Escape',
    () => fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true })),
  ],
])('keeps an item when the confirmation is declined with %s', async (_, decline) => {
  const { remove } = renderList();
  await press('删除 周予安');
  await decline();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(remove).not.toHaveBeenCalled();
});

test('shows why an item could not be deleted, and lets the shopper try again', async () => {
  const { remove } = renderList();
  remove.mockRejectedValueOnce(new ApiError('network'));
  await press('删除 周予安');
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }),
  );
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(screen.queryByText('已删除')).toBeNull();
  expect(rowOf('周予安')).not.toHaveAttribute('aria-busy');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('删除 周予安');
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }),
  );
  expect(await screen.findByText('已删除')).toBeVisible();
});

test('names the buttons in English', () => {
  renderList(ITEMS, 'en-US');
  for (const name of ['Make default 周予安', 'Delete 周予安', 'Delete 林知夏'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit 林知夏' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\//),
  );
});
