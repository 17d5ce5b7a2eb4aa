import { expect, test } from 'vitest';
import { type KeyValue, persistSlices } from './persistence.ts';
import { createSlice, type PayloadAction } from './slice.ts';
import { rememberSearch, selectRecentSearches } from './slices/search.ts';
import { selectBeautyChanges, setToggles } from './slices/toggles.ts';
import { makeStore } from './store.ts';

function device(stored: Record<string, string> = {}) {
  const written: string[] = [];
  const storage: KeyValue = {
    get: (key) => stored[key],
    set: (key, value) => {
      stored[key] = value;
      written.push(key);
    },
  };
  return { stored, written, storage };
}

test('restores recent searches and the beauty toggle in a later session', () => {
  const { storage } = device();
  const first = makeStore();
  persistSlices(first, storage);
  first.dispatch(rememberSearch({ keyword: 'coat', gender: 'men' }));
  first.dispatch(setToggles({ beautyChanges: true }));

  const second = makeStore();
  persistSlices(second, storage);
  expect(selectRecentSearches(second.getState())).toEqual([{ keyword: 'Coat', gender: 'men' }]);
  expect(selectBeautyChanges(second.getState())).toBe(true);
});

test('keeps the toggle of the configuration, and stores it for a page without one', () => {
  const { storage, stored } = device({ beautyChanges: 'false' });
  const preloaded = makeStore();
  preloaded.dispatch(setToggles({ beautyChanges: true }));
  const store = makeStore({ preloaded: preloaded.getState() });
  persistSlices(store, storage);
  expect(selectBeautyChanges(store.getState())).toBe(true);
  store.dispatch(rememberSearch({ keyword: 'coat', gender: 'men' }));
  expect(stored.beautyChanges).toBe('true');

  const withoutConfiguration = makeStore();
  persistSlices(withoutConfiguration, storage);
  expect(selectBeautyChanges(withoutConfiguration.getState())).toBe(true);
});

test('stores only the value that changed, and nothing after it is stopped', () => {
  const { storage, written } = device();
  const store = makeStore();
  const stop = persistSlices(store, storage);
  store.dispatch(setToggles({ beautyChanges: true }));
  store.dispatch(setToggles({ beautyChanges: true }));
  expect(written).toEqual(['beautyChanges']);
  stop();
  store.dispatch(setToggles({ beautyChanges: false }));
  expect(written).toEqual(['beautyChanges']);
});

test('ignores stored text that is broken or of another type', () => {
  const { storage } = device({ recentSearches: '{', beautyChanges: '"yes"' });
  const store = makeStore();
  persistSlices(store, storage);
  expect(selectRecentSearches(store.getState())).toEqual([]);
  expect(selectBeautyChanges(store.getState())).toBe(false);
});

test('restores a slice that is loaded later, and stores its changes from then on', () => {
  const { storage, stored } = device({ tone: '"pine"' });
  const store = makeStore();
  const stop = persistSlices(store, storage);
  const slice = createSlice({
    name: 'tone',
    owner: 'app',
    persist: { key: 'tone', select: (tone) => tone, restore: 'setTone' },
    initialState: 'ivory',
    reducers: { setTone: (_, { payload }: PayloadAction<unknown>) => String(payload) },
  });
  expect(slice.select(store.getState() as { tone?: string })).toBe('pine');
  store.dispatch(slice.actions.setTone('sage'));
  expect(stored.tone).toBe('"sage"');
  stop();
});
