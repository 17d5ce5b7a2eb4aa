import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webViewport } from './web-viewport.ts';

/** A page on which an element lies `top` below the window's edge. */
function place(tops: number[]) {
  document.body.innerHTML = '<div id="day-7"></div>';
  const element = document.getElementById('day-7') as HTMLElement;
  let turn = 0;
  element.getBoundingClientRect = () =>
    ({ top: tops[Math.min(turn++, tops.length - 1)] }) as DOMRect;
}

const scrollBy = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  scrollBy.mockReset();
  vi.stubGlobal('scrollBy', scrollBy);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function glide(meanwhile = () => {}) {
  const gliding = webViewport.scrollTo('day-7', { offset: 20 });
  meanwhile();
  await vi.advanceTimersByTimeAsync(1_000);
  await gliding;
  return scrollBy.mock.calls.map(([options]) => options);
}

test('glides to an element, with room above it', async () => {
  place([820, 21]);
  expect(await glide()).toEqual([{ top: 800, behavior: 'smooth' }]);
});

test('puts right what has grown on the way', async () => {
  place([820, 320]);
  expect(await glide()).toEqual([
    { top: 800, behavior: 'smooth' },
    { top: 300, behavior: 'instant' },
  ]);
});

test('leaves the page to a shopper who has taken it into their own hands', async () => {
  place([820, 320]);
  expect(await glide(() => window.dispatchEvent(new Event('wheel')))).toHaveLength(1);
});

test('is over as soon as a shopper takes the page into their own hands', async () => {
  place([820]);
  const gliding = webViewport.scrollTo('day-7');
  window.dispatchEvent(new Event('touchstart'));
  // No time has passed.
  await gliding;
});

test('goes nowhere for an element that is not there', async () => {
  document.body.innerHTML = '';
  expect(await glide()).toEqual([]);
});
