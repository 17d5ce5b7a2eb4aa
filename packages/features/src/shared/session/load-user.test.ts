import { fakeApi } from '@vitrine/client/testing';
import { makeStore, selectRole } from '@vitrine/state';
import { expect, it } from 'vitest';
import { loadUser } from './load-user.ts';

it('shows the consent question when there are no preferences, although the benefits fail', async () => {
  const store = makeStore();
  const api = fakeApi({
    getBenefits: () => Promise.reject(new Error('offline')),
    getPreferences: async () => ({ preferences: [] }),
  });
  await loadUser(api, store);
  expect(store.getState().user?.showGB2020Popup).toBe(true);
});

it('loads the role and benefits, although the preferences fail', async () => {
  const store = makeStore();
  const api = fakeApi({
    getBenefits: async () => ({ role: 'vip', benefits: [], stylist: null }),
    getPreferences: () => Promise.reject(new Error('offline')),
  });
  await loadUser(api, store);
  expect(selectRole(store.getState())).toBe('vip');
});
