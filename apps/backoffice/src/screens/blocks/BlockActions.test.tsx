import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { pageDraft } from '../../testing/fixtures/page-draft.ts';
import { draft } from '../../testing/page-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  doublePress,
  fieldProblem,
  fill,
  findDialog,
  press,
  toPage,
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Block } from './Block.tsx';

const block = {
  ...{ code: 'b-1', name: 'Our promise', languages: ['zh-CN'], modules: ['text'], uses: [] },
  ...{ pictureUrl: null, pages: 0, version: 3, drafts: [{ ...draft, page: 'b-1', isBlock: true }] },
} satisfies AdminResponse<'getPageBlock'>;
const answers = { getPageBlock: block, listPageBlockRevisions: toPage() };
const place = { path: '/blocks/:code', url: '/blocks/b-1', answers };

test('renames a block once by its version, and marks a name that is refused', async () => {
  let answer: unknown = fieldProblem({ name: 'is taken' });
  const { findSent } = renderScreen(Block, {
    ...place,
    answers: { ...answers, updatePageBlock: () => answer },
  });
  await screen.findByText('Our promise');
  press('Rename');
  const dialog = await findDialog('Rename');
  fill('Name', 'Promise', dialog);
  doublePress('Save', dialog);
  expect(await within(dialog).findByText('is taken')).toBeVisible();
  expect(findSent('updatePageBlock')).toHaveLength(1);
  answer = { ...block, name: 'Promise' };
  press('Save', dialog);
  expect(await screen.findByText('Renamed')).toBeVisible();
  expect(findSent('updatePageBlock')[1]).toMatchObject({
    params: { code: 'b-1' },
    version: '"3"',
    body: { name: 'Promise' },
  });
  await waitFor(() => expect(findSent('getPageBlock')).toHaveLength(2));
});

test('deletes a block by its version, and does not ask for it again', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  const { findSent, history } = renderScreen(Block, {
    ...place,
    answers: { ...answers, deletePageBlock: () => answer },
  });
  await screen.findByText('Our promise');
  press('Delete');
  await answerDialog('Delete the block “Our promise”?', 'Delete');
  expect(await screen.findByText('problem internal')).toBeVisible();
  answer = { done: true };
  press('Delete');
  await answerDialog('Delete the block “Our promise”?', 'Delete');
  await waitFor(() => expect(history.at(-1)).toBe('/blocks'));
  expect(findSent('deletePageBlock').at(-1)).toMatchObject({ version: '"3"' });
  expect(await screen.findByText('The block is deleted')).toBeVisible();
  expect(findSent('getPageBlock')).toHaveLength(1);
});

test('begins the content of the other language, for those who may write', async () => {
  const { findSent, history } = renderScreen(Block, {
    ...place,
    role: 'content-editor',
    answers: { ...answers, createPageBlockDraft: { ...pageDraft, id: '7' } },
  });
  await screen.findByText('New content: English');
  doublePress('New content: English');
  await waitFor(() => expect(history.at(-1)).toBe('/pages/7/edit'));
  expect(findSent('createPageBlockDraft')).toMatchObject([
    { params: { code: 'b-1' }, body: { language: 'en-US' } },
  ]);
});

test('offers no change in Chinese to those who only read', async () => {
  renderScreen(Block, { ...place, role: 'read-only', language: 'zh-CN' });
  expect(await screen.findByText('Our promise')).toBeVisible();
  for (const text of ['重命名', '删除', '新建英文内容'])
    expect(screen.queryByText(text)).toBeNull();
});
