import { expect, test } from 'vitest';
import { persistSlices } from '../persistence.ts';
import { makeStore } from '../store.ts';
import {
  chooseVariant,
  hideTip,
  resetPageState,
  selectActiveKeys,
  selectHideTip,
  selectSelectedVariant,
  toggleSection,
} from './pageState.ts';

test('the first three sections are open, and each can be closed and opened', () => {
  const store = makeStore();
  expect(selectActiveKeys(store.getState())).toEqual(['1', '2', '3']);
  store.dispatch(toggleSection('2'));
  expect(selectActiveKeys(store.getState())).toEqual(['1', '3']);
  store.dispatch(toggleSection('2'));
  expect(selectActiveKeys(store.getState())).toEqual(['1', '3', '2']);
});

test('resets the selected size for the next product, but keeps the hint closed', () => {
  const store = makeStore();
  store.dispatch(chooseVariant('502'));
  store.dispatch(hideTip());
  expect(selectSelectedVariant(store.getState())).toBe('502');
  expect(selectHideTip(store.getState())).toBe(true);
  store.dispatch(resetPageState());
  expect(selectSelectedVariant(store.getState())).toBe('');
  expect(selectHideTip(store.getState())).toBe(true);
});

test('restores a closed hint from the device', () => {
  const values = new Map<string, string>();
  const device = {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
  };
  const [before, after] = [makeStore(), makeStore()];
  persistSlices(before, device);
  before.dispatch(hideTip());
  persistSlices(after, device);
  expect(selectHideTip(after.getState())).toBe(true);
});
