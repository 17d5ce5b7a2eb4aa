import { expect, test } from 'vitest';
import { keepOnDevice } from './kept.ts';
import { type KeyValue, persist } from './persist.ts';
import { rememberSearch, selectRecentSearches } from './slices/search.ts';
import { selectBeautyChanges, setBeautyChanges } from './slices/toggles.ts';
import { makeStore } from './store.ts';

function device(kept: Record<string, string> = {}) {
  const written: string[] = [];
  const storage: KeyValue = {
    get: (key) => kept[key],
    set: (key, value) => {
      kept[key] = value;
      written.push(key);
    },
  };
  return { kept, written, storage };
}

test('recent searches and the beauty toggle survive a visit', () => {
  const { storage } = device();
  const first = makeStore();
  persist(first, storage);
  first.dispatch(rememberSearch({ keyword: 'coat', gender: 'men' }));
  first.dispatch(setBeautyChanges(true));

  const second = makeStore();
  persist(second, storage);
  expect(selectRecentSearches(second.getState())).toEqual([{ keyword: 'Coat', gender: 'men' }]);
  expect(selectBeautyChanges(second.getState())).toBe(true);
});

test('writes only what changed, and nothing after it is stopped', () => {
  const { storage, written } = device();
  const store = makeStore();
  const stop = persist(store, storage);
  store.dispatch(setBeautyChanges(true));
  store.dispatch(setBeautyChanges(true));
  expect(written).toEqual(['beautyChanges']);
  stop();
  store.dispatch(setBeautyChanges(false));
  expect(written).toEqual(['beautyChanges']);
});

test('broken or foreign text on the device is no reason to fail', () => {
  const { storage } = device({ recentSearches: '{', beautyChanges: '"yes"' });
  const store = makeStore();
  persist(store, storage);
  expect(selectRecentSearches(store.getState())).toEqual([]);
  expect(selectBeautyChanges(store.getState())).toBe(false);
});

test('what comes with a later screen is brought back as it comes, and kept from then on', () => {
  const { storage, kept } = device({ tone: '"pine"' });
  const store = makeStore();
  const stop = persist(store, storage);
  let tone = 'ivory';
  keepOnDevice({
    key: 'tone',
    read: () => tone,
    restore: (_, value) => {
      tone = String(value);
    },
  });
  expect(tone).toBe('pine');
  tone = 'sage';
  store.dispatch(setBeautyChanges(true));
  expect(kept.tone).toBe('"sage"');
  stop();
});
