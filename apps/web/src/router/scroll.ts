/** Where each entry of the history was scrolled to, kept for the life of the tab. */
const STORAGE_KEY = 'scroll-places';
const MAX_PLACES = 50;

type Places = Record<string, number>;

/** What this needs of a window; a test brings its own. */
export interface ScrollWindow {
  scrollY: number;
  scrollTo(x: number, y: number): void;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

export interface ScrollPlaces {
  knows(key: string): boolean;
  remember(key: string): void;
  /** The entry has become another page: it opens at its top. */
  forget(key: string): void;
  restore(key: string): void;
}

export function createScrollPlaces(window: ScrollWindow): ScrollPlaces {
  let places: Places = {};
  try {
    places = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    // A full or forbidden storage only costs the places of an earlier load.
  }
  const keep = (next: Places) => {
    places = next;
    try {
      window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
    } catch {
      // As above.
    }
  };
  const without = (key: string) => Object.entries(places).filter(([other]) => other !== key);
  return {
    knows: (key) => key in places,
    remember(key) {
      const here = [key, Math.round(window.scrollY)] as const;
      keep(Object.fromEntries([...without(key), here].slice(-MAX_PLACES)));
    },
    forget: (key) => keep(Object.fromEntries(without(key))),
    restore(key) {
      window.scrollTo(0, places[key] ?? 0);
    },
  };
}
