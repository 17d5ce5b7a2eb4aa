import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { doublePress, press } from '../testing/screen-steps.ts';
import { ExportButton } from './ExportButton.tsx';

interface Row {
  id: number;
}
type Load = Parameters<typeof ExportButton<Row>>[0]['load'];

/** What the browser has saved, by the names of the files. */
let files: Map<string, Blob>;

beforeEach(() => {
  files = new Map();
  let latest: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob as Blob;
    return 'blob:rows';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    files.set(this.download, latest);
  });
});
afterEach(() => void vi.restoreAllMocks());

const columns = [
  { key: 'id', title: 'Number', render: ({ id }: Row) => id, toText: ({ id }: Row) => String(id) },
  { key: 'actions', title: '', render: () => null },
];
const show = (load: Load) =>
  renderScreen(() => (
    <ExportButton name="orders" columns={columns} values={{ status: 'paid' }} load={load} />
  ));
const readFile = async () => (await files.get('orders.csv')?.text())?.split('\r\n');

test('saves all rows that the filters find, page by page, once for two presses', async () => {
  const load = vi.fn<Load>(async ({ cursor }) =>
    cursor
      ? { items: [{ id: 3 }], nextCursor: null }
      : { items: [{ id: 1 }, { id: 2 }], nextCursor: 'b' },
  );
  show(load);
  doublePress('Export');
  await waitFor(() => expect(files.size).toBe(1));
  expect(await readFile()).toEqual(['\uFEFFNumber', '1', '2', '3', '']);
  expect(load.mock.calls.map(([query]) => query)).toEqual([
    { status: 'paid', size: 200 },
    { status: 'paid', size: 200, cursor: 'b' },
  ]);
});

test('saves a file with the names of the columns when there is no row', async () => {
  show(async () => ({ items: [], nextCursor: null }));
  press('Export');
  await waitFor(() => expect(files.size).toBe(1));
  expect(await readFile()).toEqual(['\uFEFFNumber', '']);
});

const page = Array.from({ length: 200 }, (_, id) => ({ id }));

test.each([
  ['says so at more than 10,000 rows', 51, true],
  ['says nothing at exactly 10,000 rows', 50, false],
])('%s', async (_, pages, isCut) => {
  let loaded = 0;
  show(async () => ({ items: page, nextCursor: ++loaded < pages ? 'next' : null }));
  press('Export');
  await waitFor(() => expect(files.size).toBe(1));
  expect(await readFile()).toHaveLength(10_002);
  const hint = screen.queryByText('Only the first 10000 rows are exported');
  if (isCut) await screen.findByText(/^Only the first 10,?000 rows are exported$/);
  else expect(hint).toBeNull();
});

test('saves nothing when a later page could not be read', async () => {
  show(async ({ cursor }) => {
    if (cursor) throw new Error('down');
    return { items: page, nextCursor: 'next' };
  });
  press('Export');
  await waitFor(() => expect(document.querySelector('.ant-message-error')).not.toBeNull());
  expect(files.size).toBe(0);
});
