import { expect, test } from 'vitest';
import { persist } from '../persist.ts';
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

test('the first three sections are open; each closes and opens again', () => {
  const store = makeStore();
  expect(selectActiveKeys(store.getState())).toEqual(['1', '2', '3']);
  store.dispatch(toggleSection('2'));
  expect(selectActiveKeys(store.getState())).toEqual(['1', '3']);
  store.dispatch(toggleSection('2'));
  expect(selectActiveKeys(store.getState())).toEqual(['1', '3', '2']);
});

test('a new page forgets the size of the one before, and brings no tip back that was closed', () => {
  const store = makeStore();
  store.dispatch(chooseVariant('502'));
  store.dispatch(hideTip());
  expect(selectSelectedVariant(store.getState())).toBe('502');
  expect(selectHideTip(store.getState())).toBe(true);
  store.dispatch(resetPageState());
  expect(selectSelectedVariant(store.getState())).toBe('');
  expect(selectHideTip(store.getState())).toBe(true);
});

test('a tip that was closed on this device stays closed', () => {
  const kept = new Map<string, string>();
  const device = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
  };
  const [before, after] = [makeStore(), makeStore()];
  persist(before, device);
  before.dispatch(hideTip());
  persist(after, device);
  expect(selectHideTip(after.getState())).toBe(true);
});
