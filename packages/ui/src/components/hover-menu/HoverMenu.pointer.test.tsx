import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { HoverMenu } from './HoverMenu.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  renderWithPlatform(
    <HoverMenu
      label="Catalogue"
      items={['coats', 'shoes', 'journal'].map((key) => ({
        key,
        hasPanel: key !== 'journal',
        renderLink: (isExpanded) => (
          <a href={`/${key}`} aria-expanded={isExpanded}>
            {key}
          </a>
        ),
      }))}
      renderPanel={(key) => <a href={`/all-${key}`}>{`all ${key}`}</a>}
    />,
  );
});
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const enter = (text: string) =>
  fireEvent.pointerEnter(screen.getByText(text).parentElement as Element);
const leave = () => fireEvent.pointerLeave(screen.getByRole('navigation'));
const readPanel = () => screen.queryByText(/^all /)?.textContent;

test('a pointer that only crosses the menu opens nothing', () => {
  enter('coats');
  wait(119);
  leave();
  wait(1_000);
  expect(readPanel()).toBeUndefined();
});

test('a pointer that stays opens the panel, and the next link changes it', () => {
  enter('coats');
  wait(120);
  expect(readPanel()).toBe('all coats');
  enter('shoes');
  wait(119);
  expect(readPanel()).toBe('all coats');
  wait(1);
  expect(readPanel()).toBe('all shoes');
});

test('a pointer that passes over another link on its way into the panel keeps the panel', () => {
  enter('coats');
  wait(120);
  enter('shoes');
  wait(100);
  enter('all coats');
  wait(1_000);
  expect(readPanel()).toBe('all coats');
});

test('a link without a panel closes that of another one', () => {
  enter('coats');
  wait(120);
  enter('journal');
  wait(120);
  expect(readPanel()).toBeUndefined();
});

test('leaving closes the panel after a moment, and coming back in time keeps it', () => {
  enter('coats');
  wait(120);
  leave();
  wait(219);
  enter('all coats');
  wait(1_000);
  expect(readPanel()).toBe('all coats');
  leave();
  wait(220);
  expect(readPanel()).toBeUndefined();
});

test('the keyboard opens at once, and Escape also stops a panel that is about to open', () => {
  act(() => screen.getByText('coats').focus());
  expect(readPanel()).toBe('all coats');
  enter('shoes');
  fireEvent.keyDown(screen.getByText('coats'), { key: 'Escape' });
  wait(1_000);
  expect(readPanel()).toBeUndefined();
});
