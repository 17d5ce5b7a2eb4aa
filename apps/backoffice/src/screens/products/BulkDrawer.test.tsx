import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { catalogueAnswers } from '../../testing/catalogue-fixtures.ts';
import { productRows } from '../../testing/product-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  choose,
  doublePress,
  fieldProblem,
  fill,
  findDialog,
  findField,
  getButton,
  getField,
  press,
  readRows,
  toPage,
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Products } from './Products.tsx';

const preview = {
  ...{ total: 3, changed: 1, unchanged: 1, errors: 1 },
  rows: [
    {
      ...{ id: '51', name: 'Wool coat · 38', problem: null },
      before: { price: 1_299_000, labels: null },
      after: { price: 1_169_000, labels: ['a'] },
    },
    { id: '52', name: null, before: null, after: null, problem: 'is archived' },
  ],
} satisfies AdminResponse<'previewVariantsInBulk'>;
const job = {
  ...{ id: '77', kind: 'change-prices', state: 'running', merchantId: null, createdBy: 'Lin' },
  ...{ fileName: '', isDryRun: false, failure: null, startedAt: null, endedAt: null },
  createdAt: '2026-11-24T02:00:00.000Z',
  progress: { done: 1, total: 4, changed: 1, errors: 0 },
  created: [],
  format: null,
} satisfies AdminResponse<'changeVariantsInBulk'>;
const answers = {
  ...catalogueAnswers,
  listCatalogueProducts: toPage(...productRows),
  previewVariantsInBulk: preview,
  previewProductsInBulk: { ...preview, changed: 0, rows: [] },
  changeVariantsInBulk: job,
  getOperatorJob: job,
  cancelOperatorJob: { ...job, state: 'cancelled' },
};

async function openDrawer(options: Parameters<typeof renderScreen>[1] = {}) {
  const view = renderScreen(Products, { answers, ...options });
  fireEvent.click(await findField('Select 11'));
  expect(screen.getByRole('group', { name: '1 selected' })).toBeVisible();
  press('Change');
  return { ...view, drawer: await findDialog('Change many products') };
}

test('tries a change of prices, shows what it would do, and starts exactly that as a job', async () => {
  const { findSent, drawer } = await openDrawer();
  expect(getButton('Dry run', drawer)).toBeDisabled();
  await choose('Change', 'Change prices', drawer);
  fireEvent.click(await within(drawer).findByText('Percent'));
  await findField('Percent (negative lowers it)', drawer);
  fill('Percent (negative lowers it)', '-10', drawer);
  press('Dry run', drawer);
  expect(
    await within(drawer).findByText(/3 in all: 1 change, 1 stay, 1 cannot change/),
  ).toBeVisible();
  expect(readRows(drawer)).toEqual([
    ['Wool coat · 38', 'price: 12990.00labels: none', 'price: 11690.00labels: ["a"]'],
    [expect.stringContaining('is archived'), '', ''],
  ]);
  const body = {
    selection: { productIds: ['11'] },
    change: {
      action: 'set-price',
      price: { kind: 'percent', percent: -10, from: 'price' },
      raisesOriginalPrice: false,
    },
  };
  expect(findSent('previewVariantsInBulk').map((call) => call.body)).toEqual([body]);
  doublePress('Apply the change', drawer);
  expect(await within(drawer).findByText(/1 rows read, 1 changed/)).toBeVisible();
  expect(within(drawer).getByLabelText('Progress')).toHaveAttribute('aria-valuenow', '25');
  expect(findSent('changeVariantsInBulk').map((call) => call.body)).toEqual([body]);
  press('Stop', drawer);
  press('Stop', await findDialog('Stop this job?'));
  await waitFor(() => expect(findSent('cancelOperatorJob')[0]?.params).toEqual({ id: '77' }));
  press('Make another change', drawer);
  expect(await within(drawer).findByText('Dry run')).toBeVisible();
});

test('forgets a trial when the change is another one, and starts nothing that changes nothing', async () => {
  const { findSent, drawer } = await openDrawer();
  await choose('Change', 'Publish', drawer);
  await waitFor(() => expect(getButton('Dry run', drawer)).toBeEnabled());
  press('Dry run', drawer);
  expect(await within(drawer).findByText('Nothing would change')).toBeVisible();
  expect(getButton('Nothing would change', drawer)).toBeDisabled();
  expect(findSent('previewProductsInBulk')[0]?.body).toEqual({
    selection: { ids: ['11'] },
    change: { action: 'set-status', status: 'published' },
  });
  await choose('Change', 'Add a label', drawer);
  await waitFor(() => expect(within(drawer).queryByText('Nothing would change')).toBeNull());
  press('Dry run', drawer);
  expect(await screen.findByText('Please fill in everything')).toBeVisible();
  await choose('Label', 'Autumn choice', drawer);
  press('Dry run', drawer);
  await waitFor(() => expect(findSent('previewProductsInBulk')).toHaveLength(2));
  expect(findSent('previewProductsInBulk')[1]?.body).toMatchObject({
    change: { action: 'add-label', label: { id: 2001, priority: 5 } },
  });
});

test('changes all products that match the filter of the list', async () => {
  const { findSent } = renderScreen(Products, {
    answers,
    role: 'merchant',
    path: '/products',
    url: '/products?brandId=1&status=published',
  });
  await screen.findByText('Wool coat');
  press('Change all that match');
  const drawer = await findDialog('Change many products');
  await choose('Change', 'Adjust the stock', drawer);
  expect(screen.queryByTitle('Change prices')).toBeNull();
  await findField('Add or take away', drawer);
  fill('Add or take away', '-2', drawer);
  press('Dry run', drawer);
  await waitFor(() =>
    expect(findSent('previewVariantsInBulk')[0]?.body).toEqual({
      selection: { filter: { brandId: '1', status: 'published' } },
      change: { action: 'adjust-stock', by: -2 },
    }),
  );
});

test('shows a refusal at its field or in words, and keeps what was typed', async () => {
  let answer: unknown = fieldProblem({ 'change.quantity': 'must be a whole number' });
  const { drawer } = await openDrawer({
    role: 'merchant',
    answers: {
      ...answers,
      previewVariantsInBulk: () => answer,
      changeVariantsInBulk: problemResponse(409, 'conflict'),
    },
  });
  await choose('Change', 'Set the stock', drawer);
  await findField('Stock', drawer);
  fill('Stock', '12', drawer);
  press('Dry run', drawer);
  expect(await within(drawer).findByText('must be a whole number')).toBeVisible();
  answer = preview;
  press('Dry run', drawer);
  await within(drawer).findByText('Apply the change');
  press('Apply the change', drawer);
  expect(await screen.findByText('problem conflict')).toBeVisible();
  expect(getField('Stock', drawer)).toHaveValue('12');
});
