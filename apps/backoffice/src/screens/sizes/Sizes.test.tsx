import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Sizes } from './Sizes.tsx';

const system = (code: string, name: string, more: object = {}) => ({
  code,
  name: { 'zh-CN': name, 'en-US': name },
  charts: ['men-shoes'],
  position: 1,
  products: 3,
  version: 4,
  ...more,
});
const answers = {
  listSizeSystems: [
    system('CN', 'China'),
    system('EU', 'Europe'),
    system('JP', 'Japan', { charts: [], products: 0 }),
  ],
  listSizeCharts: [{ code: 'men-shoes', rows: [{ CN: '250', EU: '41' }], version: 7 }],
  updateSizeChart: { code: 'men-shoes', rows: [], version: 8 },
  createSizeSystem: system('KR', 'Korea'),
  deleteSizeSystem: { done: true },
};

test('pasted sizes are saved from the version that was read', async () => {
  const { findSent } = renderScreen(Sizes, { answers });
  fireEvent.paste(await screen.findByLabelText('Row 1 China'), {
    clipboardData: { getData: () => '250\t41\n255\t42' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('updateSizeChart')).toHaveLength(1));
  expect(findSent('updateSizeChart')[0]).toMatchObject({
    version: '"7"',
    params: { code: 'men-shoes' },
    body: {
      rows: [
        { CN: '250', EU: '41' },
        { CN: '255', EU: '42' },
      ],
    },
  });
});

test('a system without charts and products can be deleted, another one not', async () => {
  const { findSent } = renderScreen(Sizes, { answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete JP' }));
  expect(screen.queryByRole('button', { name: 'Delete EU' })).toBeNull();
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(findSent('deleteSizeSystem')[0]).toMatchObject({ params: { code: 'JP' } }),
  );
});

test('a new system gets a code, a name and its charts', async () => {
  const { findSent } = renderScreen(Sizes, { answers });
  fireEvent.click(await screen.findByRole('button', { name: /New size system/ }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Code'), { target: { value: 'KR' } });
  fireEvent.change(within(dialog).getByLabelText(/Name.*中文|Name.*Chinese/), {
    target: { value: '韩国' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(findSent('createSizeSystem')[0]).toMatchObject({
      body: { code: 'KR', name: { 'zh-CN': '韩国', 'en-US': null }, charts: [] },
    }),
  );
});

test('those who only read change nothing', async () => {
  renderScreen(Sizes, { answers, role: 'read-only' });
  expect(await screen.findByLabelText('Row 1 China')).toBeDisabled();
  expect(screen.queryByRole('button', { name: /New size system/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a row' })).toBeNull();
});
