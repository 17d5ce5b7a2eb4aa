import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStudio } from '../../../testing/renderStudio.tsx';
import { fill, getButton, press } from '../../../testing/screen-steps.ts';
import { PageSettings } from '../PageSettings.tsx';
import { StudioHeader } from '../StudioHeader.tsx';
import { Outline } from './Outline.tsx';

const entries = ['a', 'b', 'c'].map((id) => ({ id, code: 'text', fields: { content: id } }));
const parts = (
  <>
    <StudioHeader />
    <PageSettings />
    <Outline />
  </>
);
const TITLE = 'Title of the page';
/** Longer than any step waits to be written down. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

async function open() {
  const view = renderStudio(parts, { entries });
  await screen.findByLabelText('Select a');
  return view;
}

test('takes back what was just typed, and nothing comes on top of it later', async () => {
  const { readPage } = await open();
  const before = readPage().title;
  fill(TITLE, 'Winter');
  press('Undo');
  expect(readPage().title).toBe(before);
  expect(getButton('Undo')).toBeDisabled();
  await pause();
  expect(readPage().title).toBe(before);
  expect(getButton('Undo')).toBeDisabled();
  press('Redo');
  expect(readPage().title).toBe('Winter');
  await pause();
  press('Undo');
  expect(readPage().title).toBe(before);
});

test('takes back the last step only, however quickly the steps follow each other', async () => {
  const { readIds, readPage } = await open();
  fireEvent.click(screen.getByLabelText('Select a'));
  fill(TITLE, 'Winter');
  press('Move down');
  press('Move down');
  expect(readIds()).toEqual(['b', 'c', 'a']);
  press('Undo');
  expect(readIds()).toEqual(['b', 'a', 'c']);
  press('Undo');
  expect(readIds()).toEqual(['a', 'b', 'c']);
  expect(readPage().title).toBe('Winter');
  press('Undo');
  expect(readPage().title).not.toBe('Winter');
  for (let count = 0; count < 3; count++) press('Redo');
  expect(readIds()).toEqual(['b', 'c', 'a']);
  expect(getButton('Redo')).toBeDisabled();
});

test('makes one step of what is typed without a pause, and another one after a save', async () => {
  const { readPage, actions } = await open();
  const before = readPage().title;
  fill(TITLE, 'Win');
  fill(TITLE, 'Winter');
  actions.history.commit();
  fill(TITLE, 'Winter sale');
  press('Undo');
  expect(readPage().title).toBe('Winter');
  press('Undo');
  expect(readPage().title).toBe(before);
});

test('forgets what could be redone after a new change', async () => {
  const { readPage } = await open();
  fill(TITLE, 'Winter');
  press('Undo');
  fill(TITLE, 'Spring');
  expect(getButton('Redo')).toBeDisabled();
  await pause();
  expect(getButton('Redo')).toBeDisabled();
  expect(readPage().title).toBe('Spring');
});

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
])('is undone and redone by %s and a key, right after the change', async (_, modifier) => {
  const { readPage } = await open();
  const before = readPage().title;
  fill(TITLE, 'Winter');
  const type = (key: string, more: object = {}) =>
    fireEvent.keyDown(document.body, {
      key,
      code: `Key${key.toUpperCase()}`,
      ...modifier,
      ...more,
    });
  type('z');
  await waitFor(() => expect(readPage().title).toBe(before));
  type('Z', { shiftKey: true });
  await waitFor(() => expect(readPage().title).toBe('Winter'));
  type('z');
  type('y');
  await pause();
  expect(readPage().title).toBe('Winter');
});
