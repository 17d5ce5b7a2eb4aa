import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { attributes } from '../../testing/catalogue-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { answerDialog, fill, findDialog, press, readRows } from '../../testing/screen-steps.ts';
import { Attributes } from './Attributes.tsx';

test('lists, adds, renames and deletes materials and details', async () => {
  const { findSent } = renderScreen(Attributes, {
    role: 'catalogue',
    answers: {
      listAttributes: attributes,
      createAttribute: attributes[0],
      updateAttribute: attributes[1],
      deleteAttribute: { done: true },
    },
  });
  await screen.findByText('Wool');
  expect(readRows().map((cells) => cells.slice(0, 4))).toEqual([
    ['Wool', 'wool', '1', '0'],
    ['Lace', 'lace', '0', '1'],
  ]);
  expect(screen.getByRole('link', { name: '1' })).toHaveAttribute(
    'href',
    '/products?attribute=wool',
  );
  press(/New material or detail/);
  const created = await findDialog('New material or detail');
  fill('Code', 'mohair', created);
  fill('Name · Chinese', '马海毛', created);
  press('Save', created);
  await screen.findByText('Saved');
  expect(findSent('createAttribute').map(({ body }) => body)).toEqual([
    { code: 'mohair', name: { 'zh-CN': '马海毛', 'en-US': null }, position: 2 },
  ]);
  press('Edit lace');
  const edited = await findDialog('Lace');
  fill('Name · English', 'Chantilly lace', edited);
  press('Save', edited);
  await waitFor(() => expect(findSent('updateAttribute')).toHaveLength(1));
  expect(findSent('updateAttribute')[0]).toMatchObject({
    ...{ params: { code: 'lace' }, version: '"2"' },
    body: { name: { 'zh-CN': '蕾丝', 'en-US': 'Chantilly lace' }, position: 1 },
  });
  press('Delete lace');
  await answerDialog('Delete "Lace"?', 'Delete');
  expect(await screen.findByText('It is deleted')).toBeVisible();
  expect(findSent('deleteAttribute').map(({ params }) => params)).toEqual([{ code: 'lace' }]);
});
