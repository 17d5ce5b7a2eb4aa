import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Page } from '../page/Page.tsx';
import { Pages } from './Pages.tsx';

const summary = { code: 'spring', name: 'Spring', kind: 'content', state: 'live' };
const page = { ...summary, languages: ['zh-CN'], draftCount: 1, version: 1 };
const revision = {
  ...{ id: '9', page: 'spring', language: 'zh-CN', country: null, gender: null, benefit: null },
  ...{ title: 'Spring', author: 'Lin', note: '', publishedAt: '2026-11-25T02:00:00.000Z' },
  ...{
    startsAt: null,
    endsAt: null,
    withdrawnAt: null,
    draftId: '5',
    draftVersion: 2,
    state: 'open',
    isShown: true,
  },
};

it('creates a page', async () => {
  const view = renderScreen(Pages, {
    answers: { listPages: { items: [page], nextCursor: null }, createPage: page },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'New page' }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Summer' } });
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'summer' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'New page' }).at(-1) as HTMLElement);
  await waitFor(() => expect(view.findSent('createPage')).toHaveLength(1));
  expect(view.findSent('createPage')[0]?.body).toEqual({ code: 'summer', name: 'Summer' });
});

it('withdraws a revision after a question', async () => {
  const view = renderScreen(Page, {
    path: '/pages/:code',
    url: '/pages/spring',
    answers: {
      getPage: { ...page, drafts: [] },
      listPageRevisions: { items: [revision], nextCursor: null },
      withdrawPageRevision: { ...revision, state: 'withdrawn', isShown: false },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await screen.findByText(/What was published before/);
  expect(view.findSent('withdrawPageRevision')).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Withdraw' }).at(-1) as HTMLElement);
  await waitFor(() => expect(view.findSent('withdrawPageRevision')[0]?.params.id).toBe('9'));
});

it('offers no change to those who only read', async () => {
  renderScreen(Pages, {
    role: 'read-only',
    answers: { listPages: { items: [page], nextCursor: null } },
  });
  await screen.findByText('Spring');
  expect(screen.queryByRole('button', { name: 'New page' })).toBeNull();
});
