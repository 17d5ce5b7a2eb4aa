import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HistoryButton } from '../../catalogue/history/HistoryButton.tsx';
import { brand } from '../../testing/fixtures/brand.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse } from '../../testing/stub-calls.ts';
import { ProductHistory } from './ProductHistory.tsx';

const change = {
  id: '9',
  at: '2026-11-24T02:00:00.000Z',
  actor: 'Lin',
  target: { type: 'variant', id: '3' },
  productId: '2',
  size: '38',
  job: { id: '5', kind: 'change-prices' },
  action: 'changed',
  fields: [{ name: 'price', label: 'Price', before: 150_000, after: 129_900 }],
  undoes: null,
  isUndone: false,
};
const preview = {
  change,
  writes: [{ name: 'price', label: 'Price', current: 129_900, next: 150_000 }],
  conflict: null,
  version: 6,
};
const reload = vi.fn();
const History = () => <ProductHistory id="2" reload={reload} />;
const answers = {
  listProductHistory: { items: [change], nextCursor: null },
  previewUndo: preview,
  undoChange: { ...change, id: '10', undoes: '9' },
};

test('a change is shown in words, and put back by the version of its row', async () => {
  const { findSent } = renderScreen(History, { answers });
  const row = (await screen.findByText('Lin')).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('Size 38 · Changed');
  expect(row.textContent).toMatch(/Price.*1,500.*→.*1,299/);
  fireEvent.click(within(row).getByRole('button', { name: 'Undo' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('After the undo');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(findSent('undoChange')).toHaveLength(1));
  expect(findSent('undoChange')[0]).toMatchObject({ params: { id: '9' }, version: '"6"' });
  await waitFor(() => expect(reload).toHaveBeenCalled());
});

test('a change that cannot be put back says why', async () => {
  const conflict = { reason: 'newer-change', message: 'Changed again since: Price', fields: [] };
  renderScreen(History, {
    answers: { ...answers, previewUndo: { ...preview, writes: [], conflict } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Changed again since: Price');
  expect(within(dialog).getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
});

test('an operator without the permission reads the history only', async () => {
  renderScreen(History, {
    answers: { ...answers, undoChange: problemResponse(403, 'forbidden') },
    role: 'support',
  });
  await screen.findByText('Lin');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('tells which brand was changed, and puts it back', async () => {
  const brandChange = {
    ...change,
    target: { type: 'brand', id: '7' },
    ...{ productId: null, size: null, job: null },
    fields: [{ name: 'name', label: 'Name', before: 'Aldan', after: 'Aldane' }],
  };
  const { findSent } = renderScreen(() => <HistoryButton targetType="brand" />, {
    role: 'catalogue',
    answers: {
      ...answers,
      listCatalogueChanges: { items: [brandChange], nextCursor: null },
      listBrands: { items: [{ ...brand, id: '7', name: 'Aldane' }], nextCursor: null },
      previewUndo: { ...preview, change: brandChange },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /History/ }));
  expect(await screen.findByText('Brand Aldane · Changed')).toBeInTheDocument();
  expect(findSent('listCatalogueChanges')[0]?.query).toMatchObject({ targetType: 'brand' });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const title = await screen.findByText('Undo this change?');
  const undo = within(title.closest('[role=dialog]') as HTMLElement).getByRole('button', {
    name: 'Undo',
  });
  await waitFor(() => expect(undo).toBeEnabled());
  fireEvent.click(undo);
  await waitFor(() => expect(findSent('undoChange')).toHaveLength(1));
});
