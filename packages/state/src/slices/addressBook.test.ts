import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import { address } from '../testing.ts';
import {
  addAddress,
  editAddress,
  removeAddress,
  resetAddressBook,
  selectAddress,
  selectAddressError,
  selectAddresses,
  selectDefaultAddress,
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

test('the default is selected until another one is', () => {
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

test('a new default takes the flag from all others and is selected', () => {
  store.dispatch(addAddress(address('4', isDefault)));
  expect(defaults()).toEqual(['4']);
  expect(selected()).toBe('4');
  expect(selectDefaultAddress(state())?.id).toBe('4');
});

test('a new address that is no default changes nothing else', () => {
  store.dispatch(addAddress(address('4')));
  expect(defaults()).toEqual(['1']);
  expect(selected()).toBe('1');
  expect(selectAddresses(state())).toHaveLength(4);
});

test('an address edited to be the default takes the flag from all others and is selected', () => {
  store.dispatch(editAddress(address('2', { ...isDefault, name: '周景行' })));
  expect(defaults()).toEqual(['2']);
  expect(selected()).toBe('2');
  expect(selectSelectedAddress(state())?.name).toBe('周景行');
});

test('an address edited otherwise leaves default and selection where they are', () => {
  store.dispatch(selectAddress('3'));
  store.dispatch(editAddress(address('2', { name: '周景行' })));
  expect(defaults()).toEqual(['1']);
  expect(selected()).toBe('3');
});

test('with the selected address gone the default is selected', () => {
  store.dispatch(selectAddress('3'));
  store.dispatch(removeAddress('3'));
  expect(selected()).toBe('1');
  store.dispatch(removeAddress('2'));
  expect(selected()).toBe('1');
  store.dispatch(removeAddress('1'));
  expect(selected()).toBeUndefined();
});

test('an error lasts until another address is selected', () => {
  store.dispatch(setAddressError(true));
  expect(selectAddressError(state())).toBe(true);
  store.dispatch(selectAddress('2'));
  expect(selectAddressError(state())).toBe(false);
});

test('a reset empties list and selection', () => {
  store.dispatch(setAddressError(true));
  store.dispatch(resetAddressBook());
  expect(selectAddresses(state())).toEqual([]);
  expect(selected()).toBeUndefined();
  expect(selectAddressError(state())).toBe(false);
});
