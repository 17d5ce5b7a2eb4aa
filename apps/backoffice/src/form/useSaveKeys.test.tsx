import { createEvent, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { useSaveKeys } from './useSaveKeys.ts';

const save = vi.fn();
function Form() {
  useSaveKeys(save);
  return <input aria-label="Name" />;
}

/** Whether a key saves. The browser would otherwise save the page as a file. */
function saves(init: KeyboardEventInit): boolean {
  save.mockClear();
  const event = createEvent.keyDown(window, init);
  fireEvent(window, event);
  const isSaved = save.mock.calls.length === 1;
  expect(event.defaultPrevented).toBe(isSaved);
  return isSaved;
}

test.each([
  ['Ctrl+S', { key: 's', ctrlKey: true }, true],
  ['Cmd+S', { key: 's', metaKey: true }, true],
  ['Ctrl+S while the capitals are locked', { key: 'S', ctrlKey: true }, true],
  ['Ctrl+Shift+S, which is the browser’s own', { key: 'S', ctrlKey: true, shiftKey: true }, false],
  ['the letter alone', { key: 's' }, false],
  ['another key', { key: 'd', ctrlKey: true }, false],
])('%s saves: %s', (_, init, expected) => {
  renderScreen(Form);
  expect(saves(init)).toBe(expected);
});

test('a form that is closed saves no longer', () => {
  const { unmount } = renderScreen(Form);
  unmount();
  expect(saves({ key: 's', ctrlKey: true })).toBe(false);
});
