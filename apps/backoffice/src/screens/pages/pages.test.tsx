import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageDraft } from '../../testing/fixtures/page-draft.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import type { CallAnswers } from '../../testing/stub-calls.ts';
import { Page } from '../page/Page.tsx';
import { Pages } from './Pages.tsx';
import { EVERYBODY } from './target.ts';

const summary = { code: 'spring', name: 'Spring', kind: 'content', state: 'live' };
const page = { ...summary, languages: ['zh-CN'], draftCount: 1, version: 1 };
const created = { ...page, code: 'summer', drafts: [] };
const revision = {
  ...{ id: '9', page: 'spring', language: 'zh-CN', ...EVERYBODY },
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

const LISTED = { listPages: { items: [page], nextCursor: null } };
const template = {
  ...{ id: '4', isBuiltIn: false, description: null, pictureKey: null, pictureUrl: null },
  name: { 'zh-CN': '上新', 'en-US': 'Our arrivals' },
  languages: ['zh-CN'],
  modules: ['singleImage', 'text', 'text'],
  ...{ savedBy: 'Lin', savedAt: '2026-11-25T02:00:00.000Z', version: 3 },
};
const builtIn = {
  ...{ ...template, id: 'gift-guide', isBuiltIn: true, savedAt: null },
  name: { 'zh-CN': '礼赠', 'en-US': 'Gift guide' },
};
const TEMPLATES = { ...LISTED, listPageTemplates: { items: [template, builtIn] } };

async function openNewPage(answers: CallAnswers) {
  const view = renderScreen(Pages, { answers: { ...TEMPLATES, ...answers } });
  fireEvent.click(await screen.findByRole('button', { name: 'New page' }));
  await screen.findByRole('button', { name: /Our arrivals/ });
  return view;
}

function enterPage() {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Summer' } });
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'summer' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'New page' }).at(-1) as HTMLElement);
}

it('creates a page', async () => {
  const view = renderScreen(Pages, {
    answers: { ...LISTED, listPageTemplates: { items: [] }, createPage: created },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'New page' }));
  await screen.findByLabelText('Name');
  enterPage();
  await waitFor(() => expect(view.findSent('createPage')).toHaveLength(1));
  expect(view.findSent('createPage')[0]?.body).toEqual({ code: 'summer', name: 'Summer' });
});

it('begins a page with a template, after showing what it consists of', async () => {
  const view = await openNewPage({ createPageFromTemplate: created });
  fireEvent.click(screen.getByRole('button', { name: /Gift guide/ }));
  screen.getByText('Text ×2');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  enterPage();
  await waitFor(() => expect(view.findSent('createPageFromTemplate')).toHaveLength(1));
  expect(view.findSent('createPageFromTemplate')[0]).toMatchObject({
    params: { id: 'gift-guide' },
    body: { code: 'summer', name: 'Summer' },
  });
});

it('copies a page that is chosen in the dialog', async () => {
  const view = await openNewPage({ copyPage: created });
  fireEvent.click(screen.getByRole('button', { name: /Copy of a page/ }));
  enterPage();
  await screen.findByText('Choose the page to copy');
  expect(view.findSent('copyPage')).toEqual([]);
  fireEvent.mouseDown(screen.getByLabelText('Page to copy'));
  fireEvent.click(await screen.findByTitle('Spring · spring'));
  enterPage();
  await waitFor(() => expect(view.findSent('copyPage')[0]?.params.code).toBe('spring'));
});

it('deletes a template of the shop after a question, from the version that is shown', async () => {
  const view = await openNewPage({ deletePageTemplate: { done: true } });
  fireEvent.click(screen.getByRole('button', { name: /Our arrivals/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/Pages that began with it stay/);
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement);
  await waitFor(() => expect(view.findSent('deletePageTemplate')).toHaveLength(1));
  expect(view.findSent('deletePageTemplate')[0]).toMatchObject({
    params: { id: '4' },
    version: '"3"',
  });
});

it('saves a draft as a template with its names', async () => {
  const view = renderScreen(Page, {
    path: '/pages/:code',
    url: '/pages/spring',
    answers: {
      getPage: { ...page, drafts: [pageDraft] },
      listPageRevisions: { items: [], nextCursor: null },
      createPageTemplate: template,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Save as template' }));
  const english = await screen.findByLabelText('Name · English');
  fireEvent.change(english, { target: { value: 'Ours' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(view.findSent('createPageTemplate')).toHaveLength(1));
  expect(view.findSent('createPageTemplate')[0]?.body).toEqual({
    name: { 'zh-CN': 'Spring', 'en-US': 'Ours' },
    description: null,
    draftId: '5',
    hasOtherLanguage: true,
  });
});

it('withdraws a revision after a question', async () => {
  const view = renderScreen(Page, {
    path: '/pages/:code',
    url: '/pages/spring',
    answers: {
      getPage: { ...page, drafts: [] },
      listPageRevisions: { items: [revision], nextCursor: null },
      listPageTests: { items: [], nextCursor: null },
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
    answers: LISTED,
  });
  await screen.findByText('Spring');
  expect(screen.queryByRole('button', { name: 'New page' })).toBeNull();
});
