import type { Preference, Profile } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import {
  preferencesCreated,
  selectFromUrl,
  selectIsWechatBound,
  selectLanding,
  selectLog,
  selectPreferences,
  selectRole,
  selectUserBenefits,
  selectUserInfo,
  selectWxBridgeReady,
  selectWxCode,
  setFromUrl,
  setLanding,
  setLog,
  setLoggedIn,
  setPreferences,
  setUserBenefits,
  setUserInfo,
  setWxBridgeReady,
  setWxCode,
  userCleared,
  userSlice,
} from './user.ts';

const profile: Profile = {
  id: '100001',
  name: '林知夏',
  mobile: '138****8000',
  email: null,
  isEmailVerified: false,
  gender: null,
  birthday: null,
  role: 'shopper',
  tier: null,
  hasPassword: false,
  isMessagingBound: true,
  createdAt: '2026-10-01T00:00:00.000Z',
};
const viewed: Preference = { code: 'recently-viewed', isOn: false };
const suggested: Preference = { code: 'recommendations', isOn: true };

const showsPopup = (store: Store) => userSlice.select(store.getState()).showGB2020Popup;

describe('the preferences popup', () => {
  it.each([
    ['no preference is decided', [], true],
    ['recently viewed is decided', [viewed], false],
    ['recommendations are decided', [suggested], false],
    ['both are decided', [viewed, suggested], false],
  ])('shows only while undecided: %s', (_, preferences, shows) => {
    const store = makeStore();
    store.dispatch(setPreferences(preferences));
    expect(showsPopup(store)).toBe(shows);
  });

  it('is hidden before the preferences are loaded', () => {
    expect(showsPopup(makeStore())).toBe(false);
  });

  it('is hidden once preferences are created', () => {
    const store = makeStore();
    store.dispatch(setPreferences([]));
    store.dispatch(preferencesCreated([]));
    expect(showsPopup(store)).toBe(false);
    store.dispatch(preferencesCreated([viewed]));
    expect(selectPreferences(store.getState())).toEqual([viewed]);
  });
});

describe('the user slice', () => {
  it('stores the profile and whether the messaging app is bound', () => {
    const store = makeStore();
    store.dispatch(setUserInfo(profile));
    expect(selectUserInfo(store.getState())).toEqual(profile);
    expect(selectIsWechatBound(store.getState())).toBe(true);
  });

  it('stores role and benefits', () => {
    const store = makeStore();
    store.dispatch(setUserBenefits({ role: 'vip', benefits: [{ code: 'gold' }] }));
    expect(selectRole(store.getState())).toBe('vip');
    expect(selectUserBenefits(store.getState())).toEqual(['gold']);
  });

  it('clears everything but the landing URL and the bridge state', () => {
    const store = makeStore();
    for (const action of [
      setLoggedIn(true),
      setUserInfo(profile),
      setUserBenefits({ role: 'vip', benefits: [{ code: 'gold' }] }),
      setFromUrl('/bag'),
      setWxCode('code'),
      setLog('mobile'),
      setLanding('/content/spring'),
      setWxBridgeReady(true),
    ])
      store.dispatch(action);
    expect(store.getState().user?.isLoggedIn).toBe(true);
    store.dispatch(userCleared());
    const state = store.getState();
    expect([state.user?.isLoggedIn, selectUserInfo(state)]).toEqual([false, null]);
    expect([selectFromUrl(state), selectWxCode(state), selectLog(state)]).toEqual(['', '', '']);
    expect([selectLanding(state), selectWxBridgeReady(state)]).toEqual(['/content/spring', true]);
    expect([selectRole(state), selectUserBenefits(state)]).toEqual([null, []]);
  });
});
