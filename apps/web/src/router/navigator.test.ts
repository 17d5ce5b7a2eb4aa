import { expect, test, vi } from 'vitest';
import { createNavigator, type HistoryPort, type NavigatorDeps } from './navigator.ts';
import type { ScrollPlaces } from './scroll.ts';

/** A browser's history, without the browser. */
function fakeHistory() {
  const entries = [{ url: '/', key: 'k0' }];
  let at = 0;
  let pop = () => {};
  const port: HistoryPort = {
    url: () => entries[at]?.url ?? '',
    key: () => entries[at]?.key ?? '',
    push(url, key) {
      entries.splice(++at, entries.length, { url, key });
    },
    replace(url, key) {
      entries[at] = { url, key };
    },
    back() {
      at--;
      pop();
    },
    onPop(listener) {
      pop = listener;
      return () => {
        pop = () => {};
      };
    },
  };
  return port;
}

function setUp(
  load = async (url: string, _signal: AbortSignal) => `page of ${url}`,
  more: Partial<NavigatorDeps<string>> = {},
) {
  const shown: string[] = [];
  const history = fakeHistory();
  const places: ScrollPlaces = {
    knows: () => false,
    remember: vi.fn(),
    forget: vi.fn(),
    restore: vi.fn(),
  };
  let keys = 0;
  const navigator = createNavigator<string>({
    history,
    places,
    load,
    show(page, place) {
      shown.push(page);
      place();
    },
    onPending: () => {},
    newKey: () => `k${++keys}`,
    ...more,
  });
  navigator.start();
  return { navigator, history, places, shown };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the address changes only once the page is there', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { navigator, history, shown } = setUp(() => promise);
  const moving = navigator.go('/content/spring');
  expect(history.url()).toBe('/');
  resolve('spring');
  await moving;
  expect([history.url(), shown]).toEqual(['/content/spring', ['spring']]);
});

test('a move that was cancelled has nothing to tell', async () => {
  const { navigator, shown } = setUp((url, signal) =>
    url === '/a'
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve(`page of ${url}`),
  );
  const first = navigator.go('/a');
  await navigator.go('/b');
  await expect(first).resolves.toBeUndefined();
  expect(shown).toEqual(['page of /b']);
});

test('a newer move cancels an older one, whichever answers first', async () => {
  const signals: AbortSignal[] = [];
  const answers = new Map<string, (page: string) => void>();
  const { navigator, history, shown } = setUp((url, signal) => {
    signals.push(signal);
    return new Promise((resolve) => answers.set(url, resolve));
  });
  const slow = navigator.go('/slow');
  const quick = navigator.go('/quick');
  answers.get('/quick')?.('quick');
  answers.get('/slow')?.('slow');
  await Promise.all([slow, quick]);
  expect(shown).toEqual(['quick']);
  expect(history.url()).toBe('/quick');
  expect(signals[0]?.aborted).toBe(true);
});

test('going on starts at the top, going back returns to the place', async () => {
  const { navigator, places, shown } = setUp();
  await navigator.go('/list');
  expect(places.remember).toHaveBeenLastCalledWith('k0');
  expect(places.restore).toHaveBeenLastCalledWith('k1');
  await navigator.go('/product/detail/1');
  navigator.back();
  await settle();
  expect(places.remember).toHaveBeenLastCalledWith('k2');
  expect(places.restore).toHaveBeenLastCalledWith('k1');
  expect(shown.at(-1)).toBe('page of /list');
});

test('a change of the query alone may keep the place', async () => {
  const { navigator, history, places } = setUp();
  await navigator.go('/product/list?sort=newest', { replace: true, keepScroll: true });
  expect(history.url()).toBe('/product/list?sort=newest');
  expect(places.restore).not.toHaveBeenCalled();
});

test('a load that fails leaves the shopper where they are and tells the caller', async () => {
  const { navigator, history, shown } = setUp(async () => {
    throw new Error('offline');
  });
  await expect(navigator.go('/content/spring')).rejects.toThrow('offline');
  expect([history.url(), shown]).toEqual(['/', []]);
});

test('who is held back stays where they are, and goes back once they agree', async () => {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const { navigator, history, shown } = setUp(undefined, {
    isHeldBack: () => isHeld,
    leaving: (go) => void waiting.push(go),
  });
  await navigator.go('/user/profile');
  isHeld = true;
  navigator.back();
  await settle();
  expect([history.url(), shown.at(-1)]).toEqual(['/user/profile', 'page of /user/profile']);
  isHeld = false;
  waiting[0]?.();
  await settle();
  expect([history.url(), shown.at(-1)]).toEqual(['/', 'page of /']);
});

test('back closes what lies over the page, which stays, and leaves when nothing does', async () => {
  let isCovered = true;
  const { navigator, history, shown } = setUp(undefined, {
    uncover: () => {
      const was = isCovered;
      isCovered = false;
      return was;
    },
  });
  await navigator.go('/product/list');
  navigator.back();
  await settle();
  expect([history.url(), shown.at(-1)]).toEqual(['/product/list', 'page of /product/list']);
  navigator.back();
  await settle();
  expect([history.url(), shown.at(-1)]).toEqual(['/', 'page of /']);
});
