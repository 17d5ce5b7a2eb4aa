import { fakeApi } from '@vitrine/client/testing';
import { makeStore, selectRole, selectShowGB2020Popup } from '@vitrine/state';
import { expect, it } from 'vitest';
import { loadUser } from './load-user.ts';

it('shows the question to whoever has not decided, whatever else cannot be told', async () => {
  const store = makeStore();
  const api = fakeApi({
    getBenefits: () => Promise.reject(new Error('away')),
    getPreferences: async () => ({ preferences: [] }),
  });
  await loadUser(api, store);
  expect(selectShowGB2020Popup(store.getState())).toBe(true);
});

it('knows a shopper’s role and benefits', async () => {
  const store = makeStore();
  const api = fakeApi({
    getBenefits: async () => ({ role: 'vip', benefits: [] }),
    getPreferences: () => Promise.reject(new Error('away')),
  });
  await loadUser(api, store);
  expect(selectRole(store.getState())).toBe('vip');
});
