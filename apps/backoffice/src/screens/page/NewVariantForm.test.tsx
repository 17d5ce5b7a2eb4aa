import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pageDraft } from '../../testing/fixtures/page-draft.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Page } from './Page.tsx';

const draft = { ...pageDraft, title: 'Spring' };
const page = {
  ...{ code: 'spring', name: 'Spring', kind: 'content', state: 'live', languages: ['zh-CN'] },
  ...{ draftCount: 1, version: 1, drafts: [draft] },
};

const show = (drafts: readonly object[] = [draft]) =>
  renderScreen(Page, {
    path: '/pages/:code',
    url: '/pages/spring',
    answers: {
      getPage: { ...page, drafts },
      listPageRevisions: { items: [], nextCursor: null },
      listPageTests: { items: [], nextCursor: null },
      createPageDraft: { ...draft, id: '6' },
    },
  });

async function choose(label: string, option: string) {
  const user = userEvent.setup();
  await user.click(within(screen.getByRole('dialog')).getByLabelText(label));
  await user.click(
    await screen.findByText(option, { selector: '.ant-select-item-option-content' }),
  );
}

it('adds a variant for a platform and new visitors, beginning with what everybody sees', async () => {
  const { findSent, history } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'New variant' }));
  await screen.findByRole('dialog');
  await choose('Opened in', 'WeChat mini-program');
  await choose('New or returning', 'New visitors');
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'New variant' }),
  );
  await waitFor(() => expect(findSent('createPageDraft')).toHaveLength(1));
  expect(findSent('createPageDraft')[0]?.body).toEqual({
    ...{ language: 'zh-CN', platform: 'minip', visitor: 'new' },
    from: { type: 'draft', id: '5' },
  });
  expect(history?.at(-1)).toBe('/pages/6/edit');
});

it('begins version B of a test with what everybody sees', async () => {
  const { findSent } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'New version B' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'New variant' }));
  await waitFor(() => expect(findSent('createPageDraft')).toHaveLength(1));
  expect(findSent('createPageDraft')[0]?.body).toMatchObject({ arm: 'b', language: 'zh-CN' });
});

it('names whom each draft is for', async () => {
  show([
    draft,
    { ...draft, id: '7', platform: 'ios', visitor: 'returning' },
    { ...draft, id: '8', arm: 'b' },
  ]);
  expect(await screen.findByText('Chinese · iOS app · Returning visitors')).toBeVisible();
  expect(screen.getByText('Version B')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New version B' })).toBeNull();
});
