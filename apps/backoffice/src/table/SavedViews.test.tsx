import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { fill, press } from '../testing/screen-steps.ts';
import { SavedViews } from './SavedViews.tsx';

const Orders = () => <SavedViews name="orders" />;
const show = (url: string) => renderScreen(Orders, { path: '/orders', url });
const readStored = () =>
  JSON.parse(localStorage.getItem('backoffice.orders.views') ?? '[]') as unknown;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openViews(url = '/orders?status=paid') {
  const view = show(url);
  press('Views');
  await screen.findByText('No saved views yet');
  return view;
}

function save(name: string) {
  fill('Name of the view', name);
  press('Save this view');
}

test('saves the filters of the URL under a name, and deletes them again', async () => {
  await openViews();
  save('  ');
  expect(readStored()).toEqual([]);
  save(' Paid today ');
  expect(readStored()).toEqual([{ name: 'Paid today', search: 'status=paid' }]);
  expect(screen.getByRole('link', { name: 'Paid today' })).toHaveAttribute('href', '?status=paid');
  press('Delete Paid today');
  await screen.findByText('No saved views yet');
  expect(readStored()).toEqual([]);
});

test('the same name again takes the place of the older view', async () => {
  await openViews();
  save('Mine');
  save('Other');
  save('Mine');
  expect(readStored()).toEqual([
    { name: 'Other', search: 'status=paid' },
    { name: 'Mine', search: 'status=paid' },
  ]);
  expect(screen.getAllByRole('link', { name: 'Mine' })).toHaveLength(1);
});

test('copies the link of the view', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await openViews();
  press('Copy link');
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(location.href);
});

test.each([
  ['forbids it', { writeText: () => Promise.reject(new Error('forbidden')) }],
  ['has no clipboard', undefined],
])('says that nothing was copied in a browser that %s', async (_, clipboard) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  await openViews();
  press('Copy link');
  expect(await screen.findByText(/^The browser does not allow copying/)).toBeInTheDocument();
});

test('shows a view that the browser has no room to keep', async () => {
  await openViews();
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  save('Mine');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mine' })).toBeInTheDocument());
});

test('begins without views when what was kept cannot be read', async () => {
  const { unmount } = show('/orders');
  unmount();
  localStorage.setItem('backoffice.orders.views', '{');
  await openViews();
});
