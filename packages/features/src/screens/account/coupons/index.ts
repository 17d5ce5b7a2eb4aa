import { setPromoCodes, setRewardPackages } from '@vitrine/state';
import { definePrivateScreen } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { CouponsLayout, CouponsView } from './Screen.tsx';

async function loadPrivate({ api, store, signal }: PrivateLoadContext): Promise<void> {
  const [packages, codes] = await Promise.all([
    api.listMyRewardPackages({ query: {} }, { signal }),
    api.listMyPromoCodes({}, { signal }),
  ]);
  store.dispatch(setRewardPackages(packages));
  store.dispatch(setPromoCodes(codes));
}

export const screen = definePrivateScreen({
  name: 'coupons',
  title: (language) => messages[language].title,
  loadPrivate,
  Layout: CouponsLayout,
  View: CouponsView,
});
