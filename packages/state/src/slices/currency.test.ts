import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { selectCurrencyRate, setCurrencyRate } from './currency.ts';

test('prices are shown in CNY only until another currency is chosen', () => {
  const store = makeStore();
  expect(selectCurrencyRate(store.getState())).toBeNull();
  const rate = { currencyCode: 'USD', perCny: 0.14, asOf: '2026-11-20', source: 'a bank' };
  store.dispatch(setCurrencyRate(rate));
  expect(selectCurrencyRate(store.getState())).toEqual(rate);
});
