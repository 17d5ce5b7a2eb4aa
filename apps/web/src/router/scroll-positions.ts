const STORAGE_KEY = 'scroll-places';
const MAX_POSITIONS = 50;

type PositionsByKey = Record<string, number>;

/** The part of a window that is needed here. */
export interface ScrollWindow {
  scrollY: number;
  scrollTo(x: number, y: number): void;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

export interface ScrollPositions {
  has(key: string): boolean;
  save(key: string): void;
  /** Removes the position of an entry that shows another page now. */
  forget(key: string): void;
  restore(key: string): void;
}

/** The scroll positions of the history's entries, stored for the life of the tab. */
export function createScrollPositions(window: ScrollWindow): ScrollPositions {
  let positions: PositionsByKey = {};
  try {
    positions = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    // Without storage, only the positions from before a reload are lost.
  }
  const store = (next: PositionsByKey) => {
    positions = next;
    try {
      window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // As above.
    }
  };
  const omit = (key: string) => Object.entries(positions).filter(([other]) => other !== key);
  return {
    has: (key) => key in positions,
    save(key) {
      const latest = [key, Math.round(window.scrollY)] as const;
      store(Object.fromEntries([...omit(key), latest].slice(-MAX_POSITIONS)));
    },
    forget: (key) => store(Object.fromEntries(omit(key))),
    restore(key) {
      window.scrollTo(0, positions[key] ?? 0);
    },
  };
}
