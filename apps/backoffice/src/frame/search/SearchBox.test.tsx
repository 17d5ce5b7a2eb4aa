import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OpenScreensContext } from '../../parts/open-screens.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SearchBox } from './SearchBox.tsx';

const SCREENS = [
  { path: '/orders', title: { 'zh-CN': '订单', 'en-US': 'Orders' } },
  { path: '/orders/:id', title: { 'zh-CN': '订单', 'en-US': 'Order' } },
];
const Search = () => (
  <OpenScreensContext value={SCREENS}>
    <SearchBox />
  </OpenScreensContext>
);
const found = {
  groups: [
    {
      kind: 'merchant-order',
      items: [{ id: '7', title: 'V2026', subtitle: 'Rivane', state: null }],
    },
    { kind: 'shopper', items: [{ id: '9', title: 'Or', subtitle: '139****', state: null }] },
  ],
};
const open = async (answer: object = found) => {
  const { history, findSent } = renderScreen(Search, { answers: { searchAdmin: answer } });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  return { history, findSent, field };
};

test('opens by the keyboard, searches once after typing, and opens what the arrows choose', async () => {
  const { history, findSent, field } = await open();
  await userEvent.type(field, 'orders');
  expect(await screen.findByRole('option', { name: /V2026/ })).toBeInTheDocument();
  expect(findSent('searchAdmin').map(({ query }) => query)).toEqual([{ text: 'orders' }]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(history?.at(-1)).toBe('/orders/7');
  expect(localStorage.getItem('backoffice.recent-searches')).toBe('["orders"]');
});

test('has a link for each row, which Ctrl and the middle button leave to the browser', async () => {
  const { history, field } = await open();
  await userEvent.type(field, 'orders');
  const row = await screen.findByRole('option', { name: /V2026/ });
  expect(row).toHaveAttribute('href', '/orders/7');
  fireEvent.click(row, { ctrlKey: true });
  fireEvent.click(row, { button: 1 });
  expect(history).toEqual(['/']);
  expect(field).toBeInTheDocument();
  fireEvent.click(row);
  expect(history).toEqual(['/', '/orders/7']);
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('opens what is chosen in a new tab by Ctrl and Enter', async () => {
  const openTab = vi.fn();
  vi.stubGlobal('open', openTab);
  const { history, field } = await open();
  await userEvent.type(field, 'orders');
  await screen.findByRole('option', { name: /V2026/ });
  await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  expect(openTab).toHaveBeenCalledExactlyOnceWith('/orders/7');
  expect(history).toEqual(['/']);
  expect(field).toBeInTheDocument();
});

test('offers only what the operator may open', async () => {
  const { field } = await open();
  await userEvent.type(field, 'or');
  await screen.findByRole('option', { name: /V2026/ });
  expect(screen.queryByRole('option', { name: /139/ })).toBeNull();
});

test('says when nothing was found, and when a text is too short', async () => {
  const { field, findSent } = await open({ groups: [] });
  await userEvent.type(field, 'x');
  expect(await screen.findByText('Type at least 2 characters')).toBeInTheDocument();
  await userEvent.type(field, 'yz');
  await waitFor(() => expect(findSent('searchAdmin')).toHaveLength(1));
  expect(await screen.findByText('Nothing found for “xyz”')).toBeInTheDocument();
});

test('Return that picks a Chinese word opens nothing, in Safari either', async () => {
  const { history, field } = await open();
  await userEvent.type(field, 'orders');
  await screen.findByRole('option', { name: /V2026/ });
  const before = history?.length;
  for (const key of [{ isComposing: true }, { isComposing: false, keyCode: 229 }])
    fireEvent.keyDown(field, { key: 'Enter', ...key });
  expect(history).toHaveLength(before ?? 0);
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(history?.at(-1)).toBe('/orders');
});
