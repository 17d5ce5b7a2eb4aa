import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import {
  selectPrefGender,
  selectPromoBanner,
  selectPromoPopup,
  selectShowSectionSpinner,
  selectShowSpinner,
  selectShowTabbar,
  setPrefGender,
  setPromoBanner,
  setPromoPopup,
  setSectionSpinner,
  setSpinner,
  setTabbar,
} from './common.ts';

test('starts with women, the tab bar, no spinner and no promotion', () => {
  const state = makeStore().getState();
  expect(selectPrefGender(state)).toBe('women');
  expect(selectShowTabbar(state)).toBe(true);
  expect(selectShowSpinner(state) || selectShowSectionSpinner(state)).toBe(false);
  expect(selectPromoBanner(state)).toEqual([]);
  expect(selectPromoPopup(state)).toBeNull();
});

test('sets each field', () => {
  const store = makeStore();
  const promotion = { id: '1', text: 'Free returns', link: null };
  store.dispatch(setPrefGender('kids'));
  store.dispatch(setSpinner(true));
  store.dispatch(setSectionSpinner(true));
  store.dispatch(setTabbar(false));
  store.dispatch(setPromoBanner([promotion]));
  store.dispatch(setPromoPopup(promotion));
  expect(store.getState().common).toEqual({
    prefGender: 'kids',
    showSpinner: true,
    showSectionSpinner: true,
    showTabbar: false,
    promoBanner: [promotion],
    promoPopup: promotion,
  });
});
