import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transitionTo } from './page-transition.ts';

const CARD = `<a href="/product/detail/1"><img src="/coat/480" alt=""></a>`;
const PRODUCT = `<div data-product-picture><img src="/coat/1200" alt=""></div>`;

/** What the browser draws from: the names of the pictures before and after the change. */
let drawn: string[];
let finish = () => {};

const readName = () =>
  document.querySelector('img')?.style.getPropertyValue('view-transition-name') ?? 'none';

function startViewTransition(update: () => void) {
  drawn = [readName()];
  update();
  drawn.push(readName());
  return {
    ready: Promise.reject(new Error('skipped')),
    finished: new Promise<void>((resolve) => {
      finish = resolve;
    }),
    updateCallbackDone: Promise.resolve(),
  };
}

const setBrowser = (more: object) => Object.assign(document, more);

beforeEach(() => {
  drawn = [];
  window.history.replaceState(null, '', '/product/list');
  // The test DOM lays nothing out.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([
    new DOMRect(),
  ] as unknown as DOMRectList);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/coat/480');
  setBrowser({ startViewTransition });
});
afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.restoreAllMocks();
});

/** Follows the link of a card to the page of its product. */
async function openProduct({ isFocused = true, path = '/product/detail/1' } = {}) {
  document.body.innerHTML = CARD;
  if (isFocused) document.querySelector('a')?.focus();
  await transitionTo(() => {
    window.history.replaceState(null, '', path);
    document.body.innerHTML = PRODUCT;
  });
  return document.querySelector('img') as HTMLImageElement;
}

test('the picture of the followed card grows into that of the product', async () => {
  const picture = await openProduct();
  expect(drawn).toEqual(['product-picture', 'product-picture']);
  expect(picture.style.background).toContain('/coat/480');
});

test('the names are removed once it has ended, so that the next change does not meet them', async () => {
  const picture = await openProduct();
  finish();
  await vi.waitFor(() => expect(picture.style.getPropertyValue('view-transition-name')).toBe(''));
});

test('nothing grows when no card was followed', async () => {
  await openProduct({ isFocused: false });
  expect(drawn).toEqual(['', '']);
});

test('a card never lends its picture to another product', async () => {
  const picture = await openProduct({ path: '/product/detail/2' });
  expect(picture.style.background).toBe('');
});

test.each([
  ['a browser without view transitions', () => setBrowser({ startViewTransition: undefined })],
  [
    'reduced motion',
    () =>
      vi
        .spyOn(window, 'matchMedia')
        .mockReturnValue({ matches: true } as unknown as MediaQueryList),
  ],
])('shows the next screen at once with %s', async (_, prepare) => {
  prepare();
  const picture = await openProduct();
  expect(drawn).toEqual([]);
  expect(picture.style.getPropertyValue('view-transition-name')).toBe('');
  expect(picture.style.background).toContain('/coat/480');
});
