import { expect, test } from 'vitest';
import { persistSlices } from '../persistence.ts';
import { makeStore } from '../store.ts';
import { addViewedProduct, MAX_VIEWED_ON_DEVICE, selectViewedOnDevice } from './viewedProducts.ts';

const createStorage = (stored: unknown) => {
  const values = new Map([['viewedProducts', JSON.stringify(stored)]]);
  return {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
  };
};

test('keeps the latest product in front, each once, up to the limit', () => {
  const store = makeStore();
  for (let id = 1; id <= MAX_VIEWED_ON_DEVICE + 2; id++) store.dispatch(addViewedProduct(`${id}`));
  store.dispatch(addViewedProduct('20'));
  const ids = selectViewedOnDevice(store.getState());
  expect(ids).toHaveLength(MAX_VIEWED_ON_DEVICE);
  expect(ids.slice(0, 3)).toEqual(['20', '22', '21']);
});

test('restores what the device has stored, behind what was viewed meanwhile', () => {
  const store = makeStore();
  store.dispatch(addViewedProduct('3'));
  const storage = createStorage(['2', '3', '1']);
  persistSlices(store, storage);
  expect(selectViewedOnDevice(store.getState())).toEqual(['3', '2', '1']);
  store.dispatch(addViewedProduct('4'));
  expect(storage.get('viewedProducts')).toBe('["4","3","2","1"]');
});

test.each([['x'], [{ a: 1 }], [['none', 7, '0', '../1']]])('ignores %j on the device', (stored) => {
  const store = makeStore();
  persistSlices(store, createStorage(stored));
  expect(selectViewedOnDevice(store.getState())).toEqual([]);
});
