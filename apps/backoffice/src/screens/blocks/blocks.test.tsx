import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageDraft } from '../../testing/fixtures/page-draft.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { PublishForm } from '../page/PublishForm.tsx';
import { Block } from './Block.tsx';
import { Blocks } from './Blocks.tsx';

const AUDIENCE = {
  ...{ country: null, gender: null, benefit: null },
  ...{ platform: null, visitor: null, arm: null },
};
const draft = {
  ...{ id: '5', page: 'b-1', isBlock: true, language: 'zh-CN', ...AUDIENCE, title: '', note: '' },
  ...{ savedBy: 'Lin', savedAt: '2026-11-25T02:00:00.000Z', version: 2 },
};
const block = {
  ...{ code: 'b-1', name: 'Our promise', languages: ['zh-CN'], modules: ['text', 'qa'] },
  ...{ pictureUrl: null, pages: 1, drafts: [draft], version: 3 },
};
const use = { page: 'spring', name: 'Spring', language: 'zh-CN', ...AUDIENCE, draftId: '8' };
const USES = [
  { ...use, type: 'live' },
  { ...use, type: 'draft' },
];
const NO_REVISIONS = { items: [], nextCursor: null };

const open = (uses: readonly object[], answers: object = {}) =>
  renderScreen(Block, {
    path: '/blocks/:code',
    url: '/blocks/b-1',
    answers: {
      getPageBlock: { ...block, uses },
      listPageBlockRevisions: NO_REVISIONS,
      ...answers,
    },
  });

it('lists blocks with their modules and how many pages use them', async () => {
  renderScreen(Blocks, { answers: { listPageBlocks: { items: [block], nextCursor: null } } });
  const link = await screen.findByRole('link', { name: 'Our promise' });
  expect(link.getAttribute('href')).toBe('/blocks/b-1');
  screen.getByText('Text · Questions and answers');
});

it('shows where a block is used, in one row for each page, and does not offer to delete it', async () => {
  open(USES);
  const link = await screen.findByRole('link', { name: 'Spring' });
  expect(link.closest('tr')?.textContent).toBe('SpringChineseLiveDraft');
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
});

it('deletes a block that is used nowhere, after a question', async () => {
  const view = open([], { deletePageBlock: { done: true } });
  await screen.findByText(/No page uses it yet/);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/Former versions of pages can still show it/);
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement);
  await waitFor(() => expect(view.findSent('deletePageBlock')).toHaveLength(1));
  expect(view.findSent('deletePageBlock')[0]).toMatchObject({
    params: { code: 'b-1' },
    version: '"3"',
  });
});

it('renames a block, and adds the language that it lacks', async () => {
  const view = open([], { updatePageBlock: block, createPageBlockDraft: pageDraft });
  fireEvent.click(await screen.findByRole('button', { name: 'Rename' }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Promise' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(view.findSent('updatePageBlock')).toHaveLength(1));
  expect(view.findSent('updatePageBlock')[0]).toMatchObject({
    body: { name: 'Promise' },
    version: '"3"',
  });
  fireEvent.click(screen.getByRole('button', { name: 'New content: English' }));
  await waitFor(() => expect(view.history?.at(-1)).toBe('/pages/5/edit'));
});

const Publish = () => (
  <PublishForm
    target={{ page: 'b-1', isBlock: true, language: 'zh-CN', ...AUDIENCE }}
    run={() => Promise.reject(new Error('not asked for'))}
    onClose={() => undefined}
  />
);

it('warns of the pages that change before a block is published', async () => {
  const uses = [...USES, { ...use, type: 'draft', page: 'summer', name: 'Summer' }];
  renderScreen(Publish, { answers: { getPageBlock: { ...block, uses } } });
  await screen.findByText('It is shown on 1 page as soon as it is published');
  screen.getByText(/Drafts of 1 more page use it/);
  screen.getByText('Summer');
});

it('says that no shopper sees a block before it is published', async () => {
  renderScreen(Publish, { answers: { getPageBlock: { ...block, uses: [] } } });
  await screen.findByText('No page that is shown uses this block');
});

it('offers no change of a block to those who only read', async () => {
  renderScreen(Block, {
    path: '/blocks/:code',
    url: '/blocks/b-1',
    role: 'read-only',
    answers: { getPageBlock: { ...block, uses: [] }, listPageBlockRevisions: NO_REVISIONS },
  });
  await screen.findByText('Our promise');
  expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull();
});
