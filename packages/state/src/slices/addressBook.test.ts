import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store, sessionCleared } from '../store.ts';
import { address } from '../testing.ts';
import {
  addAddress,
  editAddress,
  removeAddress,
  selectAddress,
  selectAddressError,
  selectAddresses,
  selectSelectedAddress,
  setAddressError,
  setAddresses,
} from './addressBook.ts';

const isDefault = { defaultShippingAddress: true };
let store: Store;
beforeEach(() => {
  store = makeStore();
  store.dispatch(setAddresses([address('1', isDefault), address('2'), address('3')]));
});

const state = () => store.getState();
const defaults = () =>
  selectAddresses(state())
    .filter(({ defaultShippingAddress }) => defaultShippingAddress)
    .map(({ id }) => id);
const selected = () => selectSelectedAddress(state())?.id;

test('selects the default until another address is selected', () => {
  expect(selected()).toBe('1');
  store.dispatch(selectAddress('3'));
  expect(selected()).toBe('3');
  store.dispatch(setAddresses([address('1', isDefault), address('3')]));
  expect(selected()).toBe('3');
  store.dispatch(setAddresses([address('1', isDefault)]));
  expect(selected()).toBe('1');
  store.dispatch(setAddresses([]));
  expect(selected()).toBeUndefined();
});

test('a new default removes the flag from all others and is selected', () => {
  store.dispatch(addAddress(address('4', isDefault)));
  expect(defaults()).toEqual(['4']);
  expect(selected()).toBe('4');
});

test('a new address without the flag changes nothing else', () => {
  store.dispatch(addAddress(address('4')));
  expect(defaults()).toEqual(['1']);
  expect(selected()).toBe('1');
  expect(selectAddresses(state())).toHaveLength(4);
});

test('an address edited to be the default removes the flag from all others and is selected', () => {
  store.dispatch(editAddress(address('2', { ...isDefault, name: '周景行' })));
  expect(defaults()).toEqual(['2']);
  expect(selected()).toBe('2');
  expect(selectSelectedAddress(state())?.name).toBe('周景行');
});

test('an edit without the flag keeps the default and the selection', () => {
  store.dispatch(selectAddress('3'));
  store.dispatch(editAddress(address('2', { name: '周景行' })));
  expect(defaults()).toEqual(['1']);
  expect(selected()).toBe('3');
});

test('selects the default after the selected address is removed', () => {
  store.dispatch(selectAddress('3'));
  store.dispatch(removeAddress('3'));
  expect(selected()).toBe('1');
  store.dispatch(removeAddress('2'));
  expect(selected()).toBe('1');
  store.dispatch(removeAddress('1'));
  expect(selected()).toBeUndefined();
});

test('shows an error until another address is selected', () => {
  store.dispatch(setAddressError(true));
  expect(selectAddressError(state())).toBe(true);
  store.dispatch(selectAddress('2'));
  expect(selectAddressError(state())).toBe(false);
});

test('a log-out resets the list and the selection', () => {
  store.dispatch(setAddressError(true));
  store.dispatch(sessionCleared());
  expect(selectAddresses(state())).toEqual([]);
  expect(selected()).toBeUndefined();
  expect(selectAddressError(state())).toBe(false);
});
