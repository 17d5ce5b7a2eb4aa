import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  choose,
  doublePress,
  fieldProblem,
  fill,
  findDialog,
  getField,
  press,
  readRows,
} from '../../testing/screen-steps.ts';
import { Sizes } from './Sizes.tsx';

type System = AdminResponse<'listSizeSystems'>[number];
const system = (code: string, zh: string, en: string, charts: System['charts'] = []): System => ({
  ...{ code, charts, position: 1, products: charts.length, version: 4 },
  name: { 'zh-CN': zh, 'en-US': en },
});
const chart = {
  ...{ code: 'men-shoes', version: 7 },
  rows: [
    { CN: '250', EU: '41' },
    { CN: '255', EU: '42' },
  ],
} satisfies AdminResponse<'listSizeCharts'>[number];
const answers = {
  listSizeSystems: [
    system('CN', '中国', 'China', ['men-shoes', 'women-shoes']),
    system('EU', '欧洲', 'Europe', ['men-shoes']),
    system('JP', '日本', 'Japan'),
  ],
  listSizeCharts: [chart],
};

test('shows the systems and charts in Chinese to those who only read them', async () => {
  renderScreen(Sizes, { answers, role: 'content', language: 'zh-CN' });
  expect(await screen.findByDisplayValue('255')).toBeDisabled();
  const [systems] = document.querySelectorAll<HTMLElement>('table');
  expect(readRows(systems)).toEqual([
    ['CN', '中国', '男鞋、女鞋', '2', ''],
    ['EU', '欧洲', '男鞋', '1', ''],
    ['JP', '日本', expect.any(String), '0', ''],
  ]);
});

test('creates a system with its charts, and marks a code that is taken', async () => {
  let answer: unknown = fieldProblem({ code: 'is taken' });
  const { findSent } = renderScreen(Sizes, {
    answers: { ...answers, createSizeSystem: () => answer },
  });
  await screen.findByDisplayValue('255');
  press(/New size system/);
  const dialog = await findDialog('New size system');
  fill(/^Code/, 'K R', dialog);
  fill('Name · Chinese', '韩国', dialog);
  press('Save', dialog);
  expect(await within(dialog).findByText(/Up to 20 letters, digits/)).toBeVisible();
  fill(/^Code/, 'KR', dialog);
  await choose(/^Charts/, 'Men, shoes', dialog);
  press('Save', dialog);
  expect(await within(dialog).findByText('is taken')).toBeVisible();
  answer = system('KR', '韩国', '');
  press('Save', dialog);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('createSizeSystem').at(-1)?.body).toEqual({
    code: 'KR',
    name: { 'zh-CN': '韩国', 'en-US': null },
    charts: ['men-shoes'],
    position: 100,
  });
});

test('changes a system by its version', async () => {
  const { findSent } = renderScreen(Sizes, {
    answers: { ...answers, updateSizeSystem: answers.listSizeSystems[1] },
  });
  await screen.findByDisplayValue('255');
  press('Edit EU');
  const dialog = await findDialog('Edit EU');
  expect(within(dialog).queryByLabelText(/^Code/)).toBeNull();
  fill('Order', '3', dialog);
  press('Save', dialog);
  await waitFor(() =>
    expect(findSent('updateSizeSystem')).toMatchObject([
      { params: { code: 'EU' }, version: '"4"', body: { position: 3, charts: ['men-shoes'] } },
    ]),
  );
});

test('orders the rows of a chart, marks its wrong cells, and saves it once', async () => {
  let answer: unknown = fieldProblem({ 'rows.0.EU': 'stands twice' });
  const { findSent } = renderScreen(Sizes, {
    answers: { ...answers, updateSizeChart: () => answer },
  });
  await screen.findByDisplayValue('255');
  press('Move row 2 up');
  doublePress('Save');
  expect(await screen.findByText('stands twice')).toBeVisible();
  expect(getField('Row 1 Europe')).toHaveAttribute('aria-invalid', 'true');
  expect(findSent('updateSizeChart')).toHaveLength(1);
  expect(findSent('updateSizeChart')[0]?.body).toEqual({ rows: chart.rows.toReversed() });
  fireEvent.change(getField('Row 1 Europe'), { target: { value: '43' } });
  expect(screen.queryByText('stands twice')).toBeNull();
  press('Delete row 2');
  answer = { ...chart, version: 8 };
  press('Save');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateSizeChart').at(-1)?.body).toEqual({ rows: [{ CN: '255', EU: '43' }] });
});
