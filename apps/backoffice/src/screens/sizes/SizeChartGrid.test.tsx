import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { doublePress, fill, getButton, getField, press } from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import type { SizeChart } from './chart-rows.ts';
import { SizeChartGrid } from './SizeChartGrid.tsx';

const systems = ['CN', 'EU'].map((code, position) => ({
  ...{ code, position, name: { 'zh-CN': code, 'en-US': code }, charts: ['men-shoes'] as const },
  ...{ products: 0, version: 1 },
}));
const rows = [
  { CN: '250', EU: '41' },
  { CN: '255', EU: '42' },
];
const saved = { code: 'men-shoes', rows: rows.with(0, { CN: '250', EU: '40' }), version: 8 };

const show = (answers: CallAnswers = {}, stored: SizeChart['rows'] = rows) =>
  renderScreen(
    () => (
      <SizeChartGrid
        chart={{ code: 'men-shoes', rows: stored, version: 7 }}
        systems={systems.map((system) => ({ ...system, charts: [...system.charts] }))}
      />
    ),
    { answers: { updateSizeChart: saved, ...answers } },
  );
const readColumn = (column: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`input[aria-label$="${column}"]`)].map(
    ({ value }) => value,
  );

test('keeps what is typed while the chart is being saved', async () => {
  const arrival = Promise.withResolvers<object>();
  const { findSent } = show({ updateSizeChart: () => arrival.promise });
  fill('Row 1 EU', '40');
  doublePress('Save');
  await waitFor(() => expect(findSent('updateSizeChart')).toHaveLength(1));
  fill('Row 2 EU', '43');
  arrival.resolve(saved);
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(readColumn('EU')).toEqual(['40', '43']);
  expect(getButton('Discard')).toBeEnabled();
  expect(screen.queryByText(/changed this field too/)).toBeNull();
  press('Discard');
  expect(readColumn('EU')).toEqual(['40', '42']);
});

test('keeps what was typed over a chart that another operator has changed, and says so', async () => {
  const theirs = { ...saved, rows: [...rows, { CN: '260', EU: '43' }] };
  const { findSent } = show({
    listSizeCharts: [theirs],
    updateSizeChart: ({ version }: SentCall) =>
      version === '"8"' ? { ...saved, version: 9 } : problemResponse(412, 'precondition-failed'),
  });
  fill('Row 1 EU', '40');
  press('Save');
  expect(await screen.findByText(/changed this field too/)).toBeVisible();
  expect(screen.getByText(/Fields that both of you changed are marked/)).toBeVisible();
  expect(readColumn('EU')).toEqual(['40', '42']);
  press('Save');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateSizeChart').map(({ version }) => version)).toEqual(['"7"', '"8"']);
  expect(findSent('updateSizeChart')[1]?.body).toEqual({ rows: saved.rows });
  expect(screen.queryByText('Save')).toBeNull();
});

test('discarding shows the chart as another operator has saved it meanwhile', async () => {
  const theirs = { ...saved, rows: rows.slice(1) };
  show({
    listSizeCharts: [theirs],
    updateSizeChart: problemResponse(412, 'precondition-failed'),
  });
  fill('Row 1 EU', '40');
  press('Save');
  await screen.findByText(/Another operator has just changed this/);
  press('Discard');
  expect(readColumn('CN')).toEqual(['255']);
});

test('moves a row up, deletes one and adds one, and takes all of it back', () => {
  show();
  expect(getButton('Move row 1 up')).toBeDisabled();
  press('Move row 2 up');
  expect(readColumn('CN')).toEqual(['255', '250']);
  press('Delete row 1');
  expect(readColumn('CN')).toEqual(['250']);
  press('Add a row');
  expect(readColumn('CN')).toEqual(['250', '']);
  press('Discard');
  expect(readColumn('CN')).toEqual(['250', '255']);
  expect(screen.queryByText('Save')).toBeNull();
});

test('ordinary text is pasted into one cell, copied cells from that cell on', () => {
  show();
  const paste = (text: string) =>
    fireEvent.paste(getField('Row 2 EU'), { clipboardData: { getData: () => text } });
  expect(paste('42.5')).toBe(true);
  expect(readColumn('EU')).toEqual(['41', '42']);
  expect(paste('43\t9\n44\t9')).toBe(false);
  expect(readColumn('EU')).toEqual(['41', '43', '44']);
  expect(readColumn('CN')).toEqual(['250', '255', '']);
});

test('says how the first size comes to be', () => {
  show({}, []);
  expect(screen.getByText('No sizes yet; add a row or paste some')).toBeInTheDocument();
  press('Add a row');
  expect(readColumn('CN')).toEqual(['']);
});
