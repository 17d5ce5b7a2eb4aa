import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { selectCountryId, selectStates, setCountry, setStates } from './country.ts';

const china = [{ id: '4209', name: '上海市', code: 'SH' }];
const hongKong = [{ id: '9201', name: '中西区', code: 'HCW' }];

test('stores the states of the selected country, China by default', () => {
  const store = makeStore();
  expect(selectCountryId(store.getState())).toBe('42');
  store.dispatch(setStates({ countryId: '42', states: china }));
  expect(selectStates(store.getState())).toEqual(china);
  store.dispatch(setCountry('42'));
  expect(selectStates(store.getState())).toEqual(china);
  store.dispatch(setCountry('92'));
  expect(selectStates(store.getState())).toEqual([]);
  store.dispatch(setStates({ countryId: '42', states: china }));
  expect(selectStates(store.getState())).toEqual([]);
  store.dispatch(setStates({ countryId: '92', states: hongKong }));
  expect(selectStates(store.getState())).toEqual(hongKong);
});
