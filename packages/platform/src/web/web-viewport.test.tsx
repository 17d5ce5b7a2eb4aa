import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webViewport } from './web-viewport.ts';

/** Renders an element whose successive measurements give the `tops`. */
function renderElement(tops: number[]) {
  document.body.innerHTML = '<div id="day-7"></div>';
  const element = document.getElementById('day-7') as HTMLElement;
  let call = 0;
  element.getBoundingClientRect = () =>
    ({ top: tops[Math.min(call++, tops.length - 1)] }) as DOMRect;
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

async function scroll(meanwhile = () => {}) {
  const scrolling = webViewport.scrollTo('day-7', { offset: 20 });
  meanwhile();
  await vi.advanceTimersByTimeAsync(1_000);
  await scrolling;
  return scrollBy.mock.calls.map(([options]) => options);
}

test('scrolls to an element with an offset above it', async () => {
  renderElement([820, 21]);
  expect(await scroll()).toEqual([{ top: 800, behavior: 'smooth' }]);
});

test('corrects the position when content has grown while scrolling', async () => {
  renderElement([820, 320]);
  expect(await scroll()).toEqual([
    { top: 800, behavior: 'smooth' },
    { top: 300, behavior: 'instant' },
  ]);
});

test('does not correct the position when the shopper has scrolled', async () => {
  renderElement([820, 320]);
  expect(await scroll(() => window.dispatchEvent(new Event('wheel')))).toHaveLength(1);
});

test('resolves as soon as the shopper interacts with the page', async () => {
  renderElement([820]);
  const scrolling = webViewport.scrollTo('day-7');
  window.dispatchEvent(new Event('touchstart'));
  // No time has passed.
  await scrolling;
});

test('does not scroll to a missing element', async () => {
  document.body.innerHTML = '';
  expect(await scroll()).toEqual([]);
});
