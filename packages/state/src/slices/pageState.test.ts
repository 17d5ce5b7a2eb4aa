import { expect, test } from 'vitest';
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

test('a new page forgets the size and the tip of the one before', () => {
  const store = makeStore();
  store.dispatch(chooseVariant('502'));
  store.dispatch(hideTip());
  expect(selectSelectedVariant(store.getState())).toBe('502');
  expect(selectHideTip(store.getState())).toBe(true);
  store.dispatch(resetPageState());
  expect(selectSelectedVariant(store.getState())).toBe('');
  expect(selectHideTip(store.getState())).toBe(false);
});
