import type { Data } from '@puckeditor/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageDraft } from '../../../testing/fixtures/page-draft.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { problemResponse, type SentCall } from '../../../testing/stub-calls.ts';
import { StudioProvider } from '../StudioContext.ts';
import { type LocalCopy, openLocalCopies } from './local-copy.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { useDraft } from './useDraft.ts';

const entry = (content: string) => ({ id: 'a', code: 'text', fields: { content } });
const draft = { ...pageDraft, id: '1', entries: [entry('old')], version: 1, savedBy: 'Mei' };
const write = (content: string): Data => ({
  root: { props: { title: '' } },
  content: [{ type: 'text', props: { id: 'a', content } }],
});

const COMPARING = { isComparing: false, setIsComparing: () => undefined };

let copy: LocalCopy | undefined;
beforeEach(() => {
  copy = undefined;
});

function Editor() {
  const copies = openLocalCopies('1', '1');
  const { actions, onChange, state, canWrite } = useDraft({ draft, copies, copy });
  const isChanged = state !== undefined && state.status !== 'saved';
  return (
    <StudioProvider
      value={{ ...actions, draft, canWrite, saveState: state, isChanged, others: [], ...COMPARING }}
    >
      <SaveStatus />
      {['one', 'two'].map((text) => (
        <button key={text} type="button" onClick={() => onChange(write(text))}>
          {text}
        </button>
      ))}
      <button type="button" onClick={actions.save}>
        save
      </button>
    </StudioProvider>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;
const store = ({ body, version }: SentCall) => ({
  ...draft,
  ...(body as object),
  version: Number(version?.replaceAll('"', '')) + 1,
});

it('says that it is saved, and when', async () => {
  const view = renderScreen(Editor, { answers: { savePageDraft: store } });
  expect(status()).toBe('Saved');
  press('one');
  expect(status()).toBe('Changes are not saved');
  press('save');
  await waitFor(() => expect(status()).toBe('Saved at 10:00'));
  expect(view.findSent('savePageDraft')).toMatchObject([
    { version: '"1"', body: { isAutomatic: false, entries: [{ fields: { content: 'one' } }] } },
  ]);
});

it('keeps what it cannot save, and offers to try again', async () => {
  let isOffline = true;
  const answer = (call: SentCall) => {
    if (isOffline) throw new TypeError('fetch failed');
    return store(call);
  };
  renderScreen(Editor, { answers: { savePageDraft: answer } });
  press('one');
  press('save');
  await waitFor(() => expect(status()).toContain('No connection'));
  expect(openLocalCopies('1', '1').read()?.content.entries[0]?.fields.content).toBe('one');
  isOffline = false;
  press('Try again');
  await waitFor(() => expect(status()).toBe('Saved at 10:00'));
  expect(openLocalCopies('1', '1').read()).toBeUndefined();
});

it('sends what an earlier studio could not save, with the key of its save', async () => {
  const content = (text: string) => ({ title: '', entries: [entry(text)] });
  const known = { version: 1, content: content('old'), stored: content('old'), isAutomatic: false };
  const attempt = { key: 'first', version: 1, content: content('sent'), isAutomatic: true };
  copy = { studio: 'before', at: 0, known, attempt, content: content('newest') };
  const view = renderScreen(Editor, { answers: { savePageDraft: store } });
  await waitFor(() => expect(view.findSent('savePageDraft')).toHaveLength(2));
  const sent = view.findSent('savePageDraft').map(({ version, body }) => ({ version, body }));
  expect(sent).toMatchObject([
    { version: '"1"', body: { entries: [{ fields: { content: 'sent' } }] } },
    { version: '"2"', body: { entries: [{ fields: { content: 'newest' } }] } },
  ]);
});

it('shows both sides of a conflict and saves the one that is chosen', async () => {
  const theirs = { ...draft, entries: [entry('theirs')], version: 2 };
  const answer = vi.fn((call: SentCall) =>
    call.version === '"1"' ? problemResponse(412, 'precondition-failed') : store(call),
  );
  const view = renderScreen(Editor, {
    answers: { savePageDraft: answer, getPageDraft: theirs },
  });
  press('one');
  press('save');
  const dialog = await screen.findByRole('dialog', { name: 'Both of you changed the same' });
  expect(dialog.textContent).toMatch(/one.*theirs/);
  fireEvent.click(screen.getByRole('radio', { name: 'My change' }));
  press('Merge and save');
  await waitFor(() => expect(view.findSent('savePageDraft')).toHaveLength(2));
  expect(view.findSent('savePageDraft')[1]).toMatchObject({
    version: '"2"',
    body: { entries: [{ fields: { content: 'one' } }] },
  });
});
