import { createPageGuard } from '@vitrine/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HistoryEntry, HistoryPort } from './history.ts';
import { createNavigator, type NavigatorDeps } from './navigator.ts';
import type { ScrollPositions } from './scroll-positions.ts';

/** A fake of the browser's history. It moves asynchronously, as the browser does, and then calls the listener. */
function fakeHistory() {
  const entries: HistoryEntry[] = [{ url: '/', key: 'k0' }];
  let at = 0;
  let pop = () => {};
  const move = (by: number) =>
    void setTimeout(() => {
      if (!entries[at + by]) return;
      at += by;
      pop();
    });
  const port: HistoryPort = {
    url: () => entries[at]?.url ?? '',
    key: () => entries[at]?.key ?? '',
    isSentinel: () => entries[at]?.isSentinel ?? false,
    push: (entry) => void entries.splice(++at, entries.length, entry),
    replace(entry) {
      entries[at] = entry;
    },
    back: () => move(-1),
    forward: () => move(1),
    onPop(listener) {
      pop = listener;
      return () => {
        pop = () => {};
      };
    },
  };
  return {
    ...port,
    /** Presses the back button twice before the first press is handled. */
    backTwice() {
      const to = at - 2;
      move(-1);
      setTimeout(() => {
        at = to;
        pop();
      });
    },
    urls: () => entries.slice(0, at + 1).map((e) => e.url),
  };
}

function setUp(
  load = async (url: string, _signal: AbortSignal) => `page of ${url}`,
  more: Partial<NavigatorDeps<string>> = {},
) {
  const shown: string[] = [];
  const history = fakeHistory();
  const scrollPositions: ScrollPositions = {
    has: () => false,
    save: vi.fn(),
    forget: vi.fn(),
    restore: vi.fn(),
  };
  const pageGuard = createPageGuard();
  let keys = 0;
  const navigator = createNavigator<string>({
    history,
    scrollPositions,
    load,
    show(page, scroll) {
      shown.push(page);
      scroll();
    },
    onPending: () => {},
    newKey: () => `k${++keys}`,
    pageGuard,
    ...more,
  });
  navigator.start();
  return { navigator, history, scrollPositions, shown, pageGuard };
}

/** More moves than follow from one another in a test. */
const MAX_MOVES = 20;

/**
 * Waits for the asynchronous moves of the history. Timers of the same length run in their order, so each round
 * comes after the moves that the round before has begun, also when the machine stood still meanwhile.
 */
async function settle(): Promise<void> {
  for (let round = 0; round < MAX_MOVES; round++)
    await new Promise((resolve) => setTimeout(resolve));
}

test('changes the URL only once the page is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { navigator, history, shown } = setUp(() => promise);
  const moving = navigator.go('/content/spring');
  expect(history.url()).toBe('/');
  resolve('spring');
  await moving;
  expect([history.url(), shown]).toEqual(['/content/spring', ['spring']]);
});

test('does not fail a cancelled move', async () => {
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

test('cancels an older move when a newer one starts, whichever loads first', async () => {
  const signals: AbortSignal[] = [];
  const resolvers = new Map<string, (page: string) => void>();
  const { navigator, history, shown } = setUp((url, signal) => {
    signals.push(signal);
    return new Promise((resolve) => resolvers.set(url, resolve));
  });
  const slow = navigator.go('/slow');
  const quick = navigator.go('/quick');
  resolvers.get('/quick')?.('quick');
  resolvers.get('/slow')?.('slow');
  await Promise.all([slow, quick]);
  expect(shown).toEqual(['quick']);
  expect(history.url()).toBe('/quick');
  expect(signals[0]?.aborted).toBe(true);
});

test('scrolls to the top on a new page, and restores the position on going back', async () => {
  const { navigator, scrollPositions, shown } = setUp();
  await navigator.go('/list');
  expect(scrollPositions.save).toHaveBeenLastCalledWith('k0');
  expect(scrollPositions.restore).toHaveBeenLastCalledWith('k1');
  await navigator.go('/product/detail/1');
  navigator.back();
  await settle();
  expect(scrollPositions.save).toHaveBeenLastCalledWith('k2');
  expect(scrollPositions.restore).toHaveBeenLastCalledWith('k1');
  expect(shown.at(-1)).toBe('page of /list');
});

test('keeps the scroll position for a change of the query', async () => {
  const { navigator, history, scrollPositions } = setUp();
  await navigator.go('/product/list?sort=newest', { replace: true, keepScroll: true });
  expect(history.url()).toBe('/product/list?sort=newest');
  expect(scrollPositions.restore).not.toHaveBeenCalled();
});

test('stays on the page and rejects when a load fails', async () => {
  const { navigator, history, shown } = setUp(async () => {
    throw new Error('offline');
  });
  await expect(navigator.go('/content/spring')).rejects.toThrow('offline');
  expect([history.url(), shown]).toEqual(['/', []]);
});

test('stays on a page with unsaved changes until the shopper agrees to leave', async () => {
  const { navigator, history, shown, pageGuard } = setUp();
  const ask = vi.fn();
  await navigator.go('/user/profile');
  pageGuard.blockLeave(ask, 'Discard?');
  navigator.back();
  await settle();
  expect([history.url(), shown.at(-1)]).toEqual(['/user/profile', 'page of /user/profile']);
  ask.mock.lastCall?.[0]();
  await settle();
  expect([history.url(), shown.at(-1)]).toEqual(['/', 'page of /']);
});

test('stays on a page with unsaved changes after two presses of back, and then goes one page back', async () => {
  const { navigator, history, shown, pageGuard } = setUp();
  const ask = vi.fn();
  await navigator.go('/user/addresses');
  await navigator.go('/user/addresses/7');
  pageGuard.blockLeave(ask, 'Discard?');
  history.backTwice();
  await settle();
  expect(history.urls()).toEqual(['/', '/user/addresses', '/user/addresses/7']);
  expect(shown.at(-1)).toBe('page of /user/addresses/7');
  ask.mock.lastCall?.[0]();
  await settle();
  expect([history.url(), shown.at(-1)]).toEqual(['/user/addresses', 'page of /user/addresses']);
});

describe('a page that takes long to load', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function setUpSlow() {
    const placeholders: string[] = [];
    const resolvers = new Map<string, (page: string) => void>();
    const load = (url: string) =>
      url === '/'
        ? Promise.resolve('page of /')
        : new Promise<string>((resolve) => resolvers.set(url, resolve));
    const asks: (() => boolean)[] = [];
    const standIn = async (url: string) => (isCurrent: () => boolean) => {
      asks.push(isCurrent);
      placeholders.push(`placeholder of ${url}`);
    };
    const navigation = setUp(load, { createPlaceholder: standIn });
    return {
      ...navigation,
      placeholders,
      isPlaceholderCurrent: () => asks.map((ask) => ask()),
      resolveLoad: (url: string) => resolvers.get(url)?.(`page of ${url}`),
    };
  }

  test('tells a placeholder that is drawn late whether the shopper still waits for its page', async () => {
    const { navigator, isPlaceholderCurrent, resolveLoad } = setUpSlow();
    const slow = navigator.go('/checkout/1');
    await vi.advanceTimersByTimeAsync(500);
    expect(isPlaceholderCurrent()).toEqual([true]);
    navigator.back();
    await vi.advanceTimersByTimeAsync(1);
    expect(isPlaceholderCurrent()).toEqual([false]);
    resolveLoad('/checkout/1');
    await slow;
    const next = navigator.go('/product/list');
    await vi.advanceTimersByTimeAsync(500);
    expect(isPlaceholderCurrent()).toEqual([false, true]);
    resolveLoad('/product/list');
    await next;
    expect(isPlaceholderCurrent()).toEqual([false, false]);
  });

  test('shows a placeholder under its URL, and then replaces it', async () => {
    const { navigator, history, shown, placeholders, resolveLoad } = setUpSlow();
    const moving = navigator.go('/product/list');
    await vi.advanceTimersByTimeAsync(499);
    expect([history.url(), placeholders]).toEqual(['/', []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([history.url(), placeholders, shown]).toEqual([
      '/product/list',
      ['placeholder of /product/list'],
      [],
    ]);
    resolveLoad('/product/list');
    await moving;
    expect([history.urls(), shown]).toEqual([['/', '/product/list'], ['page of /product/list']]);
  });

  test('shows no placeholder once it is loaded', async () => {
    const { navigator, placeholders, resolveLoad } = setUpSlow();
    const moving = navigator.go('/product/list');
    resolveLoad('/product/list');
    await moving;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(placeholders).toEqual([]);
  });

  test('can be left with back, without storing the scroll position of the placeholder', async () => {
    const { navigator, history, scrollPositions, shown, resolveLoad } = setUpSlow();
    void navigator.go('/product/list');
    await vi.advanceTimersByTimeAsync(500);
    vi.mocked(scrollPositions.save).mockClear();
    navigator.back();
    await vi.advanceTimersByTimeAsync(100);
    resolveLoad('/product/list');
    await vi.advanceTimersByTimeAsync(100);
    expect([history.url(), shown]).toEqual(['/', ['page of /']]);
    expect(scrollPositions.save).not.toHaveBeenCalled();
  });

  test('keeps the old page where there is no placeholder', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { navigator, history, shown } = setUp(() => promise, {
      createPlaceholder: async () => undefined,
    });
    const moving = navigator.go('/product/list?page=2');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(history.url()).toBe('/');
    resolve('page two');
    await moving;
    expect([history.url(), shown]).toEqual(['/product/list?page=2', ['page two']]);
  });
});

describe('an overlay', () => {
  /** Opens overlays, or removes them without back, until there are as many. */
  function setUpOverlays() {
    const navigation = setUp();
    const { openOverlay, hasOverlay } = navigation.pageGuard;
    const removes: (() => void)[] = [];
    const setOverlays = (count: number) => {
      while (removes.length > count) removes.pop()?.();
      while (removes.length < count) {
        const remove = openOverlay(() => {
          removes.pop();
          remove();
        });
        removes.push(remove);
      }
    };
    return { ...navigation, setOverlays, hasOverlay };
  }

  test('closes with back while the page stays; the next back leaves the page', async () => {
    const { navigator, history, shown, setOverlays } = setUpOverlays();
    await navigator.go('/product/list');
    setOverlays(1);
    navigator.back();
    await settle();
    expect([history.url(), shown.at(-1)]).toEqual(['/product/list', 'page of /product/list']);
    navigator.back();
    await settle();
    expect([history.url(), shown.at(-1)]).toEqual(['/', 'page of /']);
  });

  test('closes with the first of two presses of back, and the second goes one page back', async () => {
    const { navigator, history, shown, setOverlays } = setUpOverlays();
    await navigator.go('/product/list');
    await navigator.go('/product/detail/1');
    setOverlays(1);
    history.backTwice();
    await settle();
    expect(history.urls()).toEqual(['/', '/product/list']);
    expect(shown.at(-1)).toBe('page of /product/list');
  });

  test('does not change back on a later page', async () => {
    const { navigator, history, shown, setOverlays } = setUpOverlays();
    await navigator.go('/product/list');
    setOverlays(1);
    navigator.back();
    await settle();
    await navigator.go('/product/detail/1');
    navigator.back();
    await settle();
    expect([history.url(), shown.at(-1)]).toEqual(['/product/list', 'page of /product/list']);
  });

  test('closes with back on the first page of the document, one overlay at a time', async () => {
    const { navigator, history, shown, setOverlays, hasOverlay } = setUpOverlays();
    setOverlays(2);
    expect(history.urls()).toEqual(['/', '/']);
    navigator.back();
    await settle();
    expect([hasOverlay(), history.urls()]).toEqual([true, ['/', '/']]);
    navigator.back();
    await settle();
    expect([hasOverlay(), history.urls(), shown]).toEqual([false, ['/'], []]);
  });

  test('leaves no history entry behind or ahead when it closes without back', async () => {
    const { history, setOverlays, shown } = setUpOverlays();
    setOverlays(1);
    setOverlays(0);
    await settle();
    expect(history.urls()).toEqual(['/']);
    history.forward();
    await settle();
    expect([history.urls(), shown]).toEqual([['/'], []]);
  });

  test('leaves no history entry when the shopper moves on, even while it closes', async () => {
    const { navigator, history, setOverlays } = setUpOverlays();
    setOverlays(1);
    await navigator.go('/bag');
    setOverlays(0);
    await settle();
    expect(history.urls()).toEqual(['/', '/bag']);

    const other = setUpOverlays();
    other.setOverlays(1);
    other.setOverlays(0);
    await other.navigator.go('/bag');
    await settle();
    expect(other.history.urls()).toEqual(['/', '/bag']);
  });

  test('may change the URL of its page', async () => {
    const { navigator, history, setOverlays } = setUpOverlays();
    setOverlays(1);
    await navigator.go('/?size=M', { replace: true });
    expect(history.urls()).toEqual(['/', '/?size=M']);
    setOverlays(0);
    await settle();
    expect(history.urls()).toEqual(['/?size=M']);
  });
});
