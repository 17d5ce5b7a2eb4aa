import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { draft, page } from '../../testing/page-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { renderStudio } from '../../testing/renderStudio.tsx';
import {
  doublePress,
  fill,
  findDialog,
  getButton,
  press,
  toPage,
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { BlocksPanel } from './blocks/BlocksPanel.tsx';
import { Outline } from './editing/Outline.tsx';
import { OtherLanguage } from './OtherLanguage.tsx';
import { PageSettings } from './PageSettings.tsx';
import { StudioHeader } from './StudioHeader.tsx';
import { RestoreQuestion } from './saving/RestoreQuestion.tsx';

const entry = (id: string, content: string) => ({ id, code: 'text', fields: { content } });

test('names who else edits, and lists what the check found before it publishes', async () => {
  const { actions } = renderStudio(<StudioHeader />, {
    entries: [entry('a', 'x')],
    answers: { findPageCollisions: { collisions: [] } },
    studio: {
      ...{ others: ['Mei', 'Mei', 'Zhou'], isChanged: true },
      check: async () => [
        {
          ...{ code: 'no-english', severity: 'warning' as const, entryId: null, field: '' },
          message: { 'zh-CN': '没有英文', 'en-US': 'There is no English version' },
        },
      ],
    },
  });
  expect(await screen.findByText(/Mei, Zhou .* editing, too/)).toBeVisible();
  press('Save');
  expect(actions.save).toHaveBeenCalledOnce();
  press('Publish');
  const dialog = await findDialog('Publish');
  expect(await within(dialog).findByText('There is no English version')).toBeVisible();
  fill('Note', 'First', dialog);
  press('Publish', dialog);
  await waitFor(() => expect(actions.publish).toHaveBeenCalledOnce());
  expect(actions.publish.mock.calls[0]?.[0]).toMatchObject({ note: 'First' });
});

test('does not publish for those who only write', async () => {
  renderStudio(<StudioHeader />, { role: 'content-editor' });
  await screen.findByText('Save');
  expect(getButton('Publish')).toBeDisabled();
  expect(getButton('Save')).toBeDisabled();
});

test('changes the title of the page as one can undo, and adds what is shared', async () => {
  const { readPage } = renderStudio(
    <>
      <StudioHeader />
      <PageSettings />
    </>,
  );
  fill('Title of the page', 'Winter');
  await waitFor(() => expect(readPage().title).toBe('Winter'));
  expect(await screen.findByText('Winter', { selector: 'h1' })).toBeVisible();
  press('Add share info');
  await waitFor(() => expect(readPage().entries[0]?.code).toBe('shareInfo'));
  await waitFor(() => expect(screen.queryByText('Add share info')).toBeNull());
  expect(screen.getByText(/No tabs/)).toBeVisible();
});

const block = {
  ...{ code: 'b-1', name: 'Promise', languages: [], modules: ['text'], pictureUrl: null },
  ...{ pages: 2, version: 1, drafts: [] },
} satisfies AdminResponse<'listPageBlocks'>['items'][number];
const content = {
  ...{ code: 'b-1', name: 'Promise', language: 'zh-CN', isPublished: false, isDeleted: false },
  ...{ hasChanges: true, draftId: '5', entries: [entry('x', 'We promise')] },
} satisfies AdminResponse<'getPageBlockContent'>;

test('inserts a block as a copy or linked', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  const { readPage, findSent } = renderStudio(<BlocksPanel />, {
    answers: {
      listPageBlocks: () => answer,
      getPageBlockContent: content,
    },
  });
  expect(await screen.findByText('problem internal')).toBeVisible();
  answer = toPage(block);
  press('Try again');
  expect(await screen.findByText('1 module · Used by 2 pages')).toBeVisible();
  expect(screen.getByText('Not published')).toBeVisible();
  press('Linked');
  await waitFor(() => expect(readPage().entries).toMatchObject([{ fields: { block: 'b-1' } }]));
  press('Copy');
  await waitFor(() => expect(readPage().entries).toHaveLength(2));
  expect(readPage().entries[1]).toMatchObject({ code: 'text', fields: { content: 'We promise' } });
  expect(readPage().entries[1]?.id).not.toBe('x');
  answer = toPage();
  fill('Name', 'moon');
  expect(await screen.findByText('No block has “moon” in its name')).toBeVisible();
  expect(findSent('listPageBlocks').at(-1)?.query).toMatchObject({ search: 'moon' });
});

test('saves modules as a block once, and puts the linked block in their place', async () => {
  const { readPage, findSent } = renderStudio(<Outline />, {
    entries: [entry('a', 'one'), entry('b', 'two')],
    answers: { createPageBlock: { ...block, uses: [] } },
  });
  await screen.findByLabelText('Select one');
  press('Save as block');
  expect(await screen.findByText('Select modules first')).toBeVisible();
  fireEvent.click(screen.getByLabelText('Select two'));
  press('Save as block');
  const dialog = await findDialog('Save as a block');
  fill('Name', 'Promise', dialog);
  doublePress('Save', dialog);
  await waitFor(() =>
    expect(readPage().entries.at(-1)).toMatchObject({ fields: { block: 'b-1' } }),
  );
  expect(readPage().entries).toHaveLength(2);
  expect(findSent('createPageBlock').map(({ body }) => body)).toMatchObject([
    { name: 'Promise', language: 'zh-CN', draftId: '5', entries: [{ id: 'b' }] },
  ]);
});

test('shows the other language beside the canvas, or that there is none', async () => {
  const english = { ...draft, id: '6', language: 'en-US' as const };
  let drafts = [draft, english];
  const close = vi.fn();
  renderStudio(<OtherLanguage onClose={close} />, {
    answers: {
      getPage: () => ({ ...page, drafts }),
      createPreviewLink: {
        ...{ url: 'https://shop.test/en/content/spring?env=x', showsDraft: true },
        expiresAt: '2026-11-30T02:05:00.000Z',
      },
    },
  });
  const title = 'Draft: English (read only)';
  expect(await screen.findByTitle(title)).toHaveAttribute('src', '/en/content/spring?env=x');
  expect(screen.getByText('Edit')).toHaveAttribute('href', '/pages/6/edit');
  drafts = [draft];
  press('Reload');
  expect(await screen.findByText('There is no draft in English yet')).toBeVisible();
  press('Close');
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  ['Restore changes', true],
  ['Discard changes', false],
] as const)('asks what shall become of changes that were not saved: %s', (name, isRestored) => {
  const answer = vi.fn();
  const content = { title: '', entries: [] };
  const known = { version: 2, content, stored: content, isAutomatic: false };
  const copy = { studio: 's', at: Date.parse('2026-11-25T02:00:00Z'), known, content };
  renderScreen(() => (
    <RestoreQuestion
      copy={copy}
      draft={{ ...draft, entries: [], problems: [] }}
      onAnswer={answer}
    />
  ));
  expect(document.body.textContent).toContain('changes of 25 Nov 2026, 10:00');
  expect(document.body.textContent).toContain('Lin has saved version 3 since');
  press(name);
  expect(answer).toHaveBeenCalledExactlyOnceWith(isRestored);
});
