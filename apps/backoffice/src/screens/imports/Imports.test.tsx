import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  choose,
  doublePress,
  findDialog,
  getButton,
  press,
  readRows,
  toPage,
} from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Imports } from './Imports.tsx';

type Job = AdminResponse<'getOperatorJob'>;

const job: Job = {
  id: '41',
  kind: 'import-products',
  state: 'done',
  merchantId: null,
  createdBy: 'Lin',
  fileName: 'coats.csv',
  isDryRun: true,
  progress: { done: 120, total: 120, changed: 0, errors: 2 },
  created: [],
  format: null,
  failure: null,
  createdAt: '2026-11-24T02:00:00.000Z',
  startedAt: '2026-11-24T02:00:01.000Z',
  endedAt: '2026-11-24T02:00:09.000Z',
};
const exported: Job = { ...job, id: '42', kind: 'export-products', fileName: '', isDryRun: false };
const errors = [
  { line: 7, column: 'price', value: '12,5x', message: 'must be an amount' },
  { line: 9, column: null, value: null, message: 'names a product twice' },
] satisfies AdminResponse<'listOperatorJobErrors'>['items'];
const answers = {
  listOperatorJobs: toPage(job, exported),
  getOperatorJob: ({ params: { id } }: SentCall) => (id === '42' ? exported : job),
  listOperatorJobErrors: toPage(...errors),
  importProducts: job,
  importStock: { ...job, kind: 'import-stock' },
  exportProducts: exported,
  previewImport: { format: 'vitrine' as const, columns: [], proposal: [], mappings: [] },
  listImportMappings: [],
};

const dropFile = (name: string) =>
  fireEvent.change(document.querySelector('input[type=file]') as Element, {
    target: { files: [new File(['sku,price'], name)] },
  });

test('tries a file first, and shows what is wrong by line and column', async () => {
  const { findSent } = renderScreen(Imports, { answers, role: 'catalogue' });
  dropFile('coats.csv');
  expect(await screen.findByText(/A dry run first shows/)).toBeVisible();
  doublePress('Dry run (writes nothing)');
  expect(await screen.findByText('The dry run is done; nothing was written')).toBeVisible();
  expect(await screen.findByText('must be an amount')).toBeVisible();
  expect(readRows().slice(0, 2)).toEqual([
    ['7', 'price', '12,5x', 'must be an amount'],
    ['9', '', '', 'names a product twice'],
  ]);
  expect(screen.getByText(/120 rows read, 0 changed, 2 with errors/)).toBeVisible();
  expect(getButton('Download the errors')).toHaveAttribute(
    'href',
    '/admin/api/v1/jobs/41/errors.csv',
  );
  expect(findSent('importProducts').map(({ query }) => query)).toEqual([
    { 'dry-run': 'true', 'create-missing': 'false' },
  ]);
  await waitFor(() => expect(findSent('listOperatorJobs').length).toBeGreaterThan(1));
  press('Start the import');
  await waitFor(() =>
    expect(findSent('importProducts').at(-1)?.query).toEqual({
      'dry-run': 'false',
      'create-missing': 'false',
    }),
  );
  press('Another file');
  expect(await screen.findByText(/Drop a CSV or JSON Lines file here/)).toBeVisible();
  expect(screen.queryByText('must be an amount')).toBeNull();
});

test('creates what is missing when the operator says so, and lists what a dry run would create', async () => {
  const created: Job['created'] = [
    { type: 'brand', name: 'Atelier Nord' },
    { type: 'category', name: '女士 > Scents' },
  ];
  const { findSent } = renderScreen(Imports, {
    answers: { ...answers, getOperatorJob: { ...job, created, format: 'shopify' } },
    role: 'catalogue',
  });
  dropFile('coats.csv');
  fireEvent.click(await screen.findByRole('switch', { name: /Create brands/ }));
  await choose('The file comes from', 'Shopify');
  await choose('Prices are written', '1.200,50 (decimal comma)');
  await choose('Categories that name no gender belong to', 'Men');
  press('Dry run (writes nothing)');
  const list = await screen.findByRole('region', { name: 'Created' });
  expect(within(list).getByText('The import would create')).toBeVisible();
  expect(within(list).getByText('Atelier Nord')).toBeVisible();
  expect(screen.getByText('Read as an export of Shopify')).toBeVisible();
  expect(findSent('importProducts').map(({ query }) => query)).toEqual([
    {
      ...{ 'dry-run': 'true', 'create-missing': 'true' },
      ...{ gender: 'men', format: 'shopify', decimal: 'comma' },
    },
  ]);
});

test('tells how fast a running import is and how long it takes still', async () => {
  const startedAt = new Date(Date.now() - 10_000).toISOString();
  const progress = { done: 1_000, total: 2_000, changed: 5, errors: 0 };
  const running: Job = { ...job, state: 'running', startedAt, endedAt: null, progress };
  renderScreen(Imports, { answers: { ...answers, getOperatorJob: running }, role: 'catalogue' });
  dropFile('coats.csv');
  await screen.findByText(/A dry run first shows/);
  press('Dry run (writes nothing)');
  expect(await screen.findByText(/rows a second · about \d+ s left/)).toBeVisible();
});

test('says why an import was refused, and keeps the file', async () => {
  renderScreen(Imports, {
    answers: { ...answers, importProducts: problemResponse(409, 'conflict') },
    language: 'zh-CN',
  });
  dropFile('coats.csv');
  await screen.findByText('coats.csv', { selector: 'strong' });
  press('开始导入');
  expect(await screen.findByText('problem conflict')).toBeVisible();
  expect(screen.getByText('coats.csv', { selector: 'strong' })).toBeVisible();
  expect(readRows()[0]?.slice(1, 4)).toEqual(['导入商品 试运行', 'coats.csv', '已完成']);
});

test.each([
  ['merchant', 'Stock and prices'],
  ['read-only', undefined],
  ['content', undefined],
] as const)('offers %s the imports that the role may start', async (role, kind) => {
  renderScreen(Imports, { answers, role });
  expect(await screen.findByText('Export as CSV')).toBeVisible();
  expect(screen.queryByText('Products and sizes')).toBeNull();
  expect(screen.queryByText('Stock and prices') !== null).toBe(kind !== undefined);
});

test('staff of a merchant import stock', async () => {
  const { findSent } = renderScreen(Imports, { answers, role: 'merchant' });
  dropFile('stock.csv');
  await screen.findByText(/A dry run first shows/);
  press('Start the import');
  await waitFor(() => expect(findSent('importStock')).toHaveLength(1));
  expect(findSent('importProducts')).toHaveLength(0);
});

test('exports the products, and offers the file when the job is done', async () => {
  const { findSent } = renderScreen(Imports, { answers, role: 'read-only' });
  await screen.findByText('coats.csv');
  press('Export as JSON Lines');
  const drawer = await findDialog('Export of products');
  await within(drawer).findByText('Download the file');
  expect(getButton('Download the file', drawer)).toHaveAttribute(
    'href',
    '/admin/api/v1/jobs/42/file',
  );
  expect(findSent('exportProducts').map(({ body }) => body)).toEqual([{ format: 'jsonl' }]);
  await choose('State', 'Failed');
  await waitFor(() =>
    expect(findSent('listOperatorJobs').at(-1)?.query).toEqual({ state: 'failed', size: '50' }),
  );
});

test('offers a file with the columns of the chosen import', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:template';
  });
  renderScreen(Imports, { answers, role: 'catalogue' });
  press('Download an empty file with all columns');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toMatch(/^\uFEFFproduct,brand,.*,size,.*,quantity\r\n$/);
  await choose('Import', 'Stock and prices');
  press('Download an empty file with all columns');
  await waitFor(() => expect(files).toHaveLength(2));
  expect(await files[1]?.text()).toBe('\uFEFFsku,merchant,price,original_price,quantity\r\n');
});

test('imports a table of master data, and offers its columns', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:template';
  });
  const { findSent } = renderScreen(Imports, {
    answers: { ...answers, importMasterData: { ...job, kind: 'import-master-data' } },
    role: 'owner',
  });
  await screen.findByText('coats.csv');
  await choose('Import', 'Merchants and shipping');
  press('Download an empty file with all columns');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toMatch(/^\uFEFFid,name,monogram,.*,shipping_from\r\n$/);
  await choose('Import', 'Colours');
  dropFile('colours.csv');
  await screen.findByText(/A dry run first shows/);
  press('Start the import');
  await waitFor(() =>
    expect(findSent('importMasterData').map(({ query }) => query)).toEqual([
      { 'dry-run': 'false', kind: 'colours' },
    ]),
  );
});

test('offers merchants only to who may change settings', async () => {
  renderScreen(Imports, { answers, role: 'catalogue' });
  await choose('Import', 'Brands');
  expect(screen.queryByTitle('Merchants and shipping')).toBeNull();
});
