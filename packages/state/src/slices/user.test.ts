import type { Preference, Profile } from '@vitrine/contract';
import { describe, expect, it } from 'vitest';
import { makeStore } from '../store.ts';
import {
  preferencesCreated,
  selectFromUrl,
  selectIsWechatBound,
  selectIsWxAuthed,
  selectLanding,
  selectLog,
  selectPreferences,
  selectRole,
  selectShowGB2020Popup,
  selectUserBenefits,
  selectUserInfo,
  selectWasLoggedIn,
  selectWxBridgeReady,
  selectWxCode,
  setFromUrl,
  setLanding,
  setLog,
  setLoggedIn,
  setPreferences,
  setUserBenefits,
  setUserInfo,
  setWxAuthed,
  setWxBridgeReady,
  setWxCode,
  userLeft,
} from './user.ts';

const profile: Profile = {
  id: '100001',
  name: '林知夏',
  mobile: '138****8000',
  email: null,
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

describe('the question about preferences', () => {
  it.each([
    ['nothing was decided', [], true],
    ['what was viewed was decided', [viewed], false],
    ['recommendations were decided', [suggested], false],
    ['both were', [viewed, suggested], false],
  ])('when %s', (_, preferences, shows) => {
    const store = makeStore();
    store.dispatch(setPreferences(preferences));
    expect(selectShowGB2020Popup(store.getState())).toBe(shows);
  });

  it('is not put before anybody knows the answer', () => {
    expect(selectShowGB2020Popup(makeStore().getState())).toBe(false);
  });

  it('is over once preferences are created', () => {
    const store = makeStore();
    store.dispatch(setPreferences([]));
    store.dispatch(preferencesCreated([]));
    expect(selectShowGB2020Popup(store.getState())).toBe(false);
    store.dispatch(preferencesCreated([viewed]));
    expect(selectPreferences(store.getState())).toEqual([viewed]);
  });
});

describe('a shopper', () => {
  it('is known by their profile, which tells whether the messaging app knows them', () => {
    const store = makeStore();
    store.dispatch(setUserInfo(profile));
    expect(selectUserInfo(store.getState())).toEqual(profile);
    expect(selectIsWechatBound(store.getState())).toBe(true);
  });

  it('has a role and benefits, which content is chosen by', () => {
    const store = makeStore();
    store.dispatch(setUserBenefits({ role: 'vip', benefits: [{ code: 'gold' }] }));
    expect(selectRole(store.getState())).toBe('vip');
    expect(selectUserBenefits(store.getState())).toEqual(['gold']);
  });

  it('leaves nothing behind but what is the page’s own', () => {
    const store = makeStore();
    for (const action of [
      setLoggedIn(true),
      setUserInfo(profile),
      setUserBenefits({ role: 'vip', benefits: [{ code: 'gold' }] }),
      setFromUrl('/bag'),
      setWxCode('code'),
      setWxAuthed(true),
      setLog('mobile'),
      setLanding('/content/spring'),
      setWxBridgeReady(true),
    ])
      store.dispatch(action);
    expect([selectWasLoggedIn, selectIsWxAuthed].map((read) => read(store.getState()))).toEqual([
      true,
      true,
    ]);
    store.dispatch(userLeft());
    const state = store.getState();
    expect([selectWasLoggedIn(state), selectIsWxAuthed(state), selectUserInfo(state)]).toEqual([
      false,
      false,
      null,
    ]);
    expect([selectFromUrl(state), selectWxCode(state), selectLog(state)]).toEqual(['', '', '']);
    expect([selectLanding(state), selectWxBridgeReady(state)]).toEqual(['/content/spring', true]);
    expect([selectRole(state), selectUserBenefits(state)]).toEqual([null, []]);
  });
});
