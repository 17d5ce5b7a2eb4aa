import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MediaFile } from '../../media/upload-media.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  doublePress,
  fill,
  getButton,
  getField,
  press,
} from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { MediaEditor } from './MediaEditor.tsx';

const KEY = 'u-1600x900-0123456789abcdef0123456789abcdef';
const file: MediaFile = {
  ...{ id: '7', key: KEY, kind: 'image', name: 'Autumn', alt: null, focalPoint: null },
  ...{ url: `/images/${KEY}/480`, width: 1600, height: 900, durationMs: null, bytes: 120_000 },
  ...{ uploadedBy: 'Lin', uploadedAt: '2026-11-20T00:00:00.000Z', uses: 0 },
  ...{ deletedAfter: null, version: 3 },
};
const calls: string[] = [];

function show(changes: Partial<MediaFile> = {}, answers: CallAnswers = {}, role?: 'read-only') {
  calls.length = 0;
  const Editor = () => (
    <MediaEditor file={{ ...file, ...changes }} onDeleted={() => calls.push('deleted')} />
  );
  return renderScreen(Editor, {
    ...(role ? { role } : {}),
    answers: { updateMediaFile: file, deleteMediaFile: { done: true }, ...answers },
  });
}
const chinese = 'Alternative text · Chinese';
const english = 'Alternative text · English';

/** Whether the browser would ask before it leaves the page. */
const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('saves the texts without blanks around them', async () => {
  const { findSent } = show();
  fill('Name', ' Trench ');
  fill(chinese, ' 风衣 ');
  await waitFor(() => expect(isGuarded()).toBe(true));
  doublePress('Save');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(findSent('updateMediaFile').map(({ body }) => body)).toEqual([
    { name: 'Trench', alt: { 'zh-CN': '风衣', 'en-US': null }, focalPoint: null },
  ]);
});

test('blanks around a name are no change that could be lost', async () => {
  show();
  fill('Name', '   ');
  await waitFor(() => expect(getButton('Save')).toBeDisabled());
  expect(isGuarded()).toBe(true);
  fill('Name', 'Autumn ');
  await waitFor(() => expect(isGuarded()).toBe(false));
});

test('an English text without a Chinese one is not dropped in silence', async () => {
  const { findSent } = show();
  fill(english, 'A trench coat');
  expect(await screen.findByText('Enter the Chinese text as well')).toBeInTheDocument();
  expect(getButton('Save')).toBeDisabled();
  expect(isGuarded()).toBe(true);
  fill(chinese, '风衣');
  await waitFor(() => expect(getButton('Save')).toBeEnabled());
  press('Save');
  await waitFor(() => expect(findSent('updateMediaFile')).toHaveLength(1));
  expect(findSent('updateMediaFile')[0]?.body).toMatchObject({
    alt: { 'zh-CN': '风衣', 'en-US': 'A trench coat' },
  });
});

test('keeps what was typed over a file that another operator has changed, and takes the rest', async () => {
  const theirs = { ...file, focalPoint: { x: 100, y: 900 }, version: 4 };
  const { findSent } = show(
    {},
    {
      getMediaFile: { file: theirs, uses: [] },
      updateMediaFile: ({ version }: SentCall) =>
        version === '"4"'
          ? { ...theirs, name: 'Trench', version: 5 }
          : problemResponse(412, 'precondition-failed'),
    },
  );
  fill('Name', 'Trench');
  press('Save');
  expect(await screen.findByText(/Another operator has just changed this/)).toBeVisible();
  expect(screen.queryByText(/both of you changed/)).toBeNull();
  expect(getField('Name')).toHaveValue('Trench');
  expect(isGuarded()).toBe(true);
  press('Save');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateMediaFile').map(({ version }) => version)).toEqual(['"3"', '"4"']);
  expect(findSent('updateMediaFile')[1]?.body).toMatchObject({
    ...{ name: 'Trench', focalPoint: { x: 100, y: 900 } },
  });
  await waitFor(() => expect(isGuarded()).toBe(false));
});

test('deletes a file only after a question, and lets the page go at once', async () => {
  const { findSent } = show();
  fill('Name', 'Trench');
  press('Delete the file');
  await answerDialog('Delete “Autumn”?', 'Cancel');
  expect(findSent('deleteMediaFile')).toEqual([]);
  press('Delete the file');
  await answerDialog('Delete “Autumn”?', 'Delete the file');
  await waitFor(() => expect(calls).toEqual(['deleted']));
  expect(isGuarded()).toBe(false);
});

test('keeps a file that could not be deleted, because a page has begun to use it', async () => {
  show({}, { deleteMediaFile: (_: SentCall) => problemResponse(409, 'conflict') });
  press('Delete the file');
  await answerDialog('Delete “Autumn”?', 'Delete the file');
  expect(await screen.findByText('problem conflict')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('a video has no focal point, and those who only read change nothing', () => {
  show({ kind: 'video' }, {}, 'read-only');
  expect(screen.queryByRole('button', { name: 'Focal point' })).toBeNull();
  expect(getField('Name')).toBeDisabled();
  expect(screen.queryByText('Save')).toBeNull();
});
