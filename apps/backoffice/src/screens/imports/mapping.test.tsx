import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { choose, fill, findDialog, getField, press, toPage } from '../../testing/screen-steps.ts';
import { Imports } from './Imports.tsx';

const take = (column: string, ...from: string[]) => ({
  column,
  from,
  separator: null,
  otherwise: '',
  words: [],
});
const columns = [take('sku', '货号'), take('quantity', '库存')];
const preview = {
  format: null,
  columns: [
    { name: '货号', samples: ['A-1', 'A-2'] },
    { name: '库存', samples: ['3'] },
    { name: '备注', samples: [] },
  ],
  proposal: columns,
  mappings: [],
};
const saved = { id: '7', name: 'ERP', columns, version: 2 };
const answers = {
  listOperatorJobs: toPage<AdminResponse<'getOperatorJob'>>(),
  previewImport: preview,
  listImportMappings: [] as object[],
  createImportMapping: saved,
  updateImportMapping: saved,
  deleteImportMapping: { done: true },
};

const dropFile = (name: string) =>
  fireEvent.change(document.querySelector('input[type=file]') as Element, {
    target: { files: [new File(['货号,库存,备注'], name)] },
  });

test('a file with unknown columns is mapped, and imported by the mapping', async () => {
  const { findSent } = renderScreen(Imports, { answers, role: 'catalogue' });
  dropFile('weekly.csv');
  expect(await screen.findByText(/columns of this file are not known/)).toBeVisible();
  press('Map the columns …');
  const dialog = await findDialog('New mapping of columns');
  expect(getField('Name', dialog)).toHaveValue('weekly');
  expect(within(dialog).getByText('A-1 · A-2')).toBeVisible();
  await choose('What "备注" is in the shop', 'Description (Chinese)', dialog);
  fill('Stock: Where cells are empty', '0', dialog);
  press('Save', dialog);
  await waitFor(() => expect(findSent('createImportMapping')).toHaveLength(1));
  expect(findSent('createImportMapping')[0]?.body).toEqual({
    name: 'weekly',
    columns: [
      take('sku', '货号'),
      { ...take('quantity', '库存'), otherwise: '0' },
      take('description_zh', '备注'),
    ],
  });
  await waitFor(() => expect(screen.queryByText(/columns of this file are not known/)).toBeNull());
  press('Dry run (writes nothing)');
  await waitFor(() => expect(findSent('importProducts')).toHaveLength(1));
  expect(findSent('importProducts')[0]?.query).toMatchObject({ mapping: 'ERP' });
});

test('offers the mapping that fits, and changes or deletes it', async () => {
  const { findSent } = renderScreen(Imports, {
    answers: {
      ...answers,
      previewImport: { ...preview, mappings: ['ERP'] },
      listImportMappings: [saved],
    },
    role: 'catalogue',
  });
  dropFile('weekly.csv');
  await screen.findByText('Read by the mapping "ERP"');
  press('Read by the mapping "ERP"');
  await screen.findByText('Change the mapping');
  press('Change the mapping');
  const dialog = await findDialog('Change a mapping of columns');
  press('Save', dialog);
  await waitFor(() => expect(findSent('updateImportMapping')).toHaveLength(1));
  press('Delete the mapping');
  const question = await findDialog('Delete the mapping "ERP"?');
  press('Delete the mapping', question);
  await waitFor(() => expect(findSent('deleteImportMapping')).toHaveLength(1));
});

test('a mapping must say by what products are found', async () => {
  const answer = { ...preview, proposal: [take('quantity', '库存')] };
  const { findSent } = renderScreen(Imports, {
    answers: { ...answers, previewImport: answer },
    role: 'catalogue',
    language: 'zh-CN',
  });
  dropFile('weekly.csv');
  await screen.findByText('对照各列…');
  press('对照各列…');
  const dialog = await findDialog('新的列对照');
  press(/保\s*存/, dialog);
  expect(await within(dialog).findByText(/请指定哪一列是商品编号或 SKU/)).toBeVisible();
  expect(findSent('createImportMapping')).toHaveLength(0);
});
