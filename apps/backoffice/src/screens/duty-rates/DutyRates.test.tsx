import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { categories } from '../../testing/catalogue-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  fieldProblem,
  fill,
  findDialog,
  press,
  readRows,
} from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { DutyRates } from './DutyRates.tsx';

const [category] = categories;
const rate = {
  ...{ id: '3', categoryId: category?.id ?? '', country: 'CN', duty: 80, vat: 130, version: 2 },
  name: { 'zh-CN': '服装', 'en-US': 'Clothing' },
  source: { 'zh-CN': '税则', 'en-US': 'Tariff' },
  ...{ validFrom: '2026-01-01', validTo: null, endsOn: '2026-12-31', status: 'running' },
};
const coming = {
  ...{ ...rate, id: '4', duty: 95, validFrom: '2027-01-01', endsOn: null, status: 'coming' },
};
const answers = { listCategories: categories, listDutyRates: [rate, coming] };

test('shows rates per cent with the day on which the next one takes their place', async () => {
  renderScreen(DutyRates, { role: 'finance', answers });
  expect(await screen.findByText('2026-12-31')).toBeVisible();
  expect(readRows().map((cells) => cells.slice(3, 8))).toEqual([
    ['8', '13', '2026-01-01', '2026-12-31', 'In effect'],
    ['9.5', '13', '2027-01-01', 'Open', 'Coming'],
  ]);
});

test('says what is missing without rates, in Chinese, and offers no change to who may only read', async () => {
  renderScreen(DutyRates, {
    ...{
      role: 'finance',
      language: 'zh-CN',
      operator: { permissions: ['money:read', 'catalogue:read'] },
    },
    answers: { ...answers, listDutyRates: [] },
  });
  expect(await screen.findByText(/还没有税率/)).toBeVisible();
  expect(screen.queryByText('新增税率')).toBeNull();
});

test('ends a rate from the version that was shown, and shows the problem at its field', async () => {
  const updateDutyRate = ({ body }: SentCall) =>
    (body as { validTo: string }).validTo === '2026-06-30'
      ? fieldProblem({ validTo: 'Another rate counts on these days' })
      : rate;
  const { findSent } = renderScreen(DutyRates, {
    role: 'finance',
    answers: { ...answers, updateDutyRate },
  });
  await screen.findByText('2026-12-31');
  press('Edit', screen.getByText('2026-12-31').closest('tr') as HTMLElement);
  const dialog = await findDialog('Edit the rate');
  expect(
    await within(dialog).findByText(
      'Example: of ¥1,000.00 that a shopper pays, ¥819.41 are goods, ¥65.55 duty and ¥115.04 VAT',
    ),
  ).toBeVisible();
  fill('Last day', '2025-12-31', dialog);
  press('Save', dialog);
  expect(await within(dialog).findByText('It cannot be before the first day')).toBeVisible();
  fill('Last day', '2026-06-30', dialog);
  press('Save', dialog);
  expect(await within(dialog).findByText('Another rate counts on these days')).toBeVisible();
  fill('Last day', '2026-09-30', dialog);
  press('Save', dialog);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateDutyRate').at(-1)).toMatchObject({
    params: { id: '3' },
    version: '"2"',
    body: { categoryId: rate.categoryId, duty: 80, vat: 130, validTo: '2026-09-30' },
  });
});

test('asks before a rate is deleted, and says why it stays', async () => {
  const { findSent } = renderScreen(DutyRates, {
    role: 'finance',
    answers: { ...answers, deleteDutyRate: () => problemResponse(409, 'conflict') },
  });
  await screen.findByText('2026-12-31');
  press('Delete', screen.getByText('2026-12-31').closest('tr') as HTMLElement);
  await answerDialog('Delete the rate of "Clothing" from 2026-01-01?', 'Delete');
  expect(await screen.findByText('problem conflict')).toBeVisible();
  await waitFor(() => expect(findSent('deleteDutyRate')[0]?.params).toEqual({ id: '3' }));
});
