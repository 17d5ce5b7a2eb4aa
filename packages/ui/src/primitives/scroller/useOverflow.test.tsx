import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Scroller } from './Scroller.tsx';

/** The row as the browser has laid it out. */
let layout = { scrollWidth: 0, clientWidth: 0, scrollLeft: 0 };
let resize = () => {};
const disconnect = vi.fn();

beforeEach(() => {
  for (const name of ['scrollWidth', 'scrollLeft'] as const)
    vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => layout[name]);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(
    () => layout.clientWidth,
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(callback: () => void) {
        resize = callback;
      }
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function renderRow() {
  const { container, unmount } = renderWithPlatform(
    <Scroller label="新到" progress>
      <p>外套</p>
      <p>针织</p>
    </Scroller>,
  );
  const frame = container.firstElementChild as HTMLElement;
  const read = (name: string) => frame.style.getPropertyValue(name);
  return { frame, unmount, read, row: screen.getByRole('list', { name: '新到' }) };
}

const layOut = (next: typeof layout) => {
  layout = next;
  act(resize);
};

test('shows which part of the row is in view, and follows the finger', () => {
  const { read, row, frame } = renderRow();
  layOut({ scrollWidth: 800, clientWidth: 200, scrollLeft: 0 });
  expect([read('--visible'), read('--start')]).toEqual(['0.25', '0']);
  expect(frame).not.toHaveClass('fits');
  layout = { ...layout, scrollLeft: 400 };
  fireEvent.scroll(row);
  expect(read('--start')).toBe('0.5');
});

test('a row that fits needs no arrows until the window becomes smaller', () => {
  const { frame } = renderRow();
  layOut({ scrollWidth: 400, clientWidth: 400, scrollLeft: 0 });
  expect(frame).toHaveClass('fits');
  layOut({ scrollWidth: 401, clientWidth: 400, scrollLeft: 0 });
  expect(frame).not.toHaveClass('fits');
});

test('a row that is not shown has no share of anything', () => {
  const { read } = renderRow();
  layOut({ scrollWidth: 0, clientWidth: 0, scrollLeft: 0 });
  expect(read('--visible')).toBe('');
});

test('an arrow leaves a part of what was in view', () => {
  const { row } = renderRow();
  layOut({ scrollWidth: 800, clientWidth: 200, scrollLeft: 0 });
  const scrollBy = vi.fn();
  Object.assign(row, { scrollBy });
  fireEvent.click(screen.getByRole('button', { name: '下一张' }));
  fireEvent.click(screen.getByRole('button', { name: '上一张' }));
  expect(scrollBy.mock.calls.map(([{ left }]) => left)).toEqual([160, -160]);
});

test('stops watching a row that is gone', () => {
  const { unmount } = renderRow();
  unmount();
  expect(disconnect).toHaveBeenCalled();
});
