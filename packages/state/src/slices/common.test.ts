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

test('starts for women, without spinner or promotion, with the tab bar', () => {
  const state = makeStore().getState();
  expect(selectPrefGender(state)).toBe('women');
  expect(selectShowTabbar(state)).toBe(true);
  expect(selectShowSpinner(state) || selectShowSectionSpinner(state)).toBe(false);
  expect(selectPromoBanner(state) ?? selectPromoPopup(state)).toBeNull();
});

test('each can be set', () => {
  const store = makeStore();
  const promotion = { id: '1', text: 'Free returns', link: null };
  store.dispatch(setPrefGender('kids'));
  store.dispatch(setSpinner(true));
  store.dispatch(setSectionSpinner(true));
  store.dispatch(setTabbar(false));
  store.dispatch(setPromoBanner(promotion));
  store.dispatch(setPromoPopup(promotion));
  expect(store.getState().common).toEqual({
    prefGender: 'kids',
    showSpinner: true,
    showSectionSpinner: true,
    showTabbar: false,
    promoBanner: promotion,
    promoPopup: promotion,
  });
});
