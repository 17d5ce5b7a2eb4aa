import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HistoryEntry, HistoryPort } from './history.ts';
import { createNavigator, type NavigatorDeps } from './navigator.ts';
import type { ScrollPlaces } from './scroll.ts';

/** A browser's history, without the browser: it moves a little later, and then tells. */
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
    isGuard: () => entries[at]?.isGuard ?? false,
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
    /** Goes back twice before anybody has heard of the first, as the browser is asked to. */
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

/** Every move of the history, and of what follows from it. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

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

test('who goes back twice at once is held all the same, and leaves for the page before', async () => {
  const asked: (() => void)[] = [];
  let isHeld = false;
  const { navigator, history, shown } = setUp(undefined, {
    isHeldBack: () => isHeld,
    leaving: (go) => void asked.push(go),
  });
  await navigator.go('/user/addresses');
  await navigator.go('/user/addresses/7');
  isHeld = true;
  history.backTwice();
  await settle();
  expect(history.urls()).toEqual(['/', '/user/addresses', '/user/addresses/7']);
  expect(shown.at(-1)).toBe('page of /user/addresses/7');
  isHeld = false;
  asked.at(-1)?.();
  await settle();
  expect([history.url(), shown.at(-1)]).toEqual(['/user/addresses', 'page of /user/addresses']);
});

describe('a page that is long on its way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function slow() {
    const drawn: string[] = [];
    const waiting = new Map<string, (page: string) => void>();
    const load = (url: string) =>
      url === '/'
        ? Promise.resolve('page of /')
        : new Promise<string>((resolve) => waiting.set(url, resolve));
    const standIn = async (url: string) => () => void drawn.push(`drawing of ${url}`);
    const shop = setUp(load, { standIn });
    return { ...shop, drawn, arrives: (url: string) => waiting.get(url)?.(`page of ${url}`) };
  }

  test('is drawn under its own address, and takes the place of its drawing', async () => {
    const { navigator, history, shown, drawn, arrives } = slow();
    const moving = navigator.go('/product/list');
    await vi.advanceTimersByTimeAsync(499);
    expect([history.url(), drawn]).toEqual(['/', []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([history.url(), drawn, shown]).toEqual([
      '/product/list',
      ['drawing of /product/list'],
      [],
    ]);
    arrives('/product/list');
    await moving;
    expect([history.urls(), shown]).toEqual([['/', '/product/list'], ['page of /product/list']]);
  });

  test('is not drawn once it is there', async () => {
    const { navigator, drawn, arrives } = slow();
    const moving = navigator.go('/product/list');
    arrives('/product/list');
    await moving;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(drawn).toEqual([]);
  });

  test('is left by back, and nothing is remembered of its drawing', async () => {
    const { navigator, history, places, shown, arrives } = slow();
    void navigator.go('/product/list');
    await vi.advanceTimersByTimeAsync(500);
    vi.mocked(places.remember).mockClear();
    navigator.back();
    await vi.advanceTimersByTimeAsync(100);
    arrives('/product/list');
    await vi.advanceTimersByTimeAsync(100);
    expect([history.url(), shown]).toEqual(['/', ['page of /']]);
    expect(places.remember).not.toHaveBeenCalled();
  });

  test('is waited for in front of the old one where there is nothing to draw', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { navigator, history, shown } = setUp(() => promise, { standIn: async () => undefined });
    const moving = navigator.go('/product/list?page=2');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(history.url()).toBe('/');
    resolve('page two');
    await moving;
    expect([history.url(), shown]).toEqual(['/product/list?page=2', ['page two']]);
  });
});

describe('what lies over the page', () => {
  function covered() {
    let covers = 0;
    let tell = () => {};
    const lie = (count: number) => {
      covers = count;
      tell();
    };
    const set = setUp(undefined, {
      covering: {
        isCovered: () => covers > 0,
        onCovering: (listener) => {
          tell = listener;
        },
        uncover: () => lie(covers - 1),
      },
    });
    return { ...set, lie, isCovered: () => covers > 0 };
  }

  test('is closed by back, while the page stays; back leaves when nothing does', async () => {
    const { navigator, history, shown, lie } = covered();
    await navigator.go('/product/list');
    lie(1);
    navigator.back();
    await settle();
    expect([history.url(), shown.at(-1)]).toEqual(['/product/list', 'page of /product/list']);
    navigator.back();
    await settle();
    expect([history.url(), shown.at(-1)]).toEqual(['/', 'page of /']);
  });

  test('is closed by the first of two at once, and the second leads one page back', async () => {
    const { navigator, history, shown, lie } = covered();
    await navigator.go('/product/list');
    await navigator.go('/product/detail/1');
    lie(1);
    history.backTwice();
    await settle();
    expect(history.urls()).toEqual(['/', '/product/list']);
    expect(shown.at(-1)).toBe('page of /product/list');
  });

  test('has nothing to do with a way back further on', async () => {
    const { navigator, history, shown, lie } = covered();
    await navigator.go('/product/list');
    lie(1);
    navigator.back();
    await settle();
    await navigator.go('/product/detail/1');
    navigator.back();
    await settle();
    expect([history.url(), shown.at(-1)]).toEqual(['/product/list', 'page of /product/list']);
  });

  test('is closed by back where the document began, one after the other', async () => {
    const { navigator, history, shown, lie, isCovered } = covered();
    lie(2);
    expect(history.urls()).toEqual(['/', '/']);
    navigator.back();
    await settle();
    expect([isCovered(), history.urls()]).toEqual([true, ['/', '/']]);
    navigator.back();
    await settle();
    expect([isCovered(), history.urls(), shown]).toEqual([false, ['/'], []]);
  });

  test('leaves nothing in the history when it is closed otherwise, nor ahead', async () => {
    const { history, lie, shown } = covered();
    lie(1);
    lie(0);
    await settle();
    expect(history.urls()).toEqual(['/']);
    history.forward();
    await settle();
    expect([history.urls(), shown]).toEqual([['/'], []]);
  });

  test('is left from without a trace, even while it goes', async () => {
    const { navigator, history, lie } = covered();
    lie(1);
    await navigator.go('/bag');
    lie(0);
    await settle();
    expect(history.urls()).toEqual(['/', '/bag']);

    const other = covered();
    other.lie(1);
    other.lie(0);
    await other.navigator.go('/bag');
    await settle();
    expect(other.history.urls()).toEqual(['/', '/bag']);
  });

  test('may change the address of the page under it', async () => {
    const { navigator, history, lie } = covered();
    lie(1);
    await navigator.go('/?size=M', { replace: true });
    expect(history.urls()).toEqual(['/', '/?size=M']);
    lie(0);
    await settle();
    expect(history.urls()).toEqual(['/?size=M']);
  });
});
