import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollFullyIntoView } from './scroll-fully-into-view.ts';

const scrollIntoView = vi.fn();
let isFocusVisible = true;

beforeEach(() => {
  isFocusVisible = true;
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function match(
    this: Element,
    selector: string,
  ) {
    return selector === ':focus-visible' ? isFocusVisible : matches.call(this, selector);
  });
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
});
afterEach(() => {
  vi.restoreAllMocks();
  scrollIntoView.mockClear();
});

/** A card in a row, which is in a page that is wider than the window. */
function focusCard(overflowX: 'auto' | 'scroll' | 'hidden' | 'visible') {
  render(
    <main style={{ overflowX: 'hidden' }}>
      <ul style={{ overflowX }}>
        <li>
          <a href="#coat">大衣</a>
        </li>
      </ul>
    </main>,
  );
  const card = screen.getByRole('link');
  Object.assign(card, { scrollIntoView });
  scrollFullyIntoView(card);
}

test.each([
  ['auto', 1],
  ['scroll', 1],
  ['hidden', 0],
  ['visible', 0],
] as const)(
  'a card that has the focus in a row with overflow %s scrolls %i times',
  (overflow, times) => {
    focusCard(overflow);
    expect(scrollIntoView).toHaveBeenCalledTimes(times);
  },
);

test('never moves the page up or down', () => {
  focusCard('auto');
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
});

test('does not move a card that was pressed by a finger or a mouse', () => {
  isFocusVisible = false;
  focusCard('auto');
  expect(scrollIntoView).not.toHaveBeenCalled();
});
