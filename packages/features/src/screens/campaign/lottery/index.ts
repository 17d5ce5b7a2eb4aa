import { selectIsLoggedIn, selectLottery, setLottery, setWonRewards } from '@vitrine/state';
import { PrivateView } from '../../../PrivateView.tsx';
import type { Screen, ScreenProps } from '../../../screen.ts';
import { preloadPrivate } from '../../../shared/private-data/preload-private.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { load } from './load.ts';
import { LotteryView } from './Screen.tsx';

/** Loads how often a logged-in shopper may draw, and what they won. */
async function loadPrivate(
  { api, store, signal }: PrivateLoadContext,
  { params: { id = '' } }: ScreenProps,
): Promise<void> {
  const state = store.getState();
  if (!selectIsLoggedIn(state) || selectLottery(state)?.id !== id) return;
  const [lottery, won] = await Promise.all([
    api.getLottery({ params: { id } }, { signal }),
    api.listMyLotteryRewards({ query: { 'lottery-id': id } }, { signal }),
  ]);
  store.dispatch(setLottery(lottery));
  store.dispatch(setWonRewards(won));
}

export const screen: Screen = {
  name: 'lottery',
  load,
  loadPrivate,
  PrivateView,
  preloadPrivate,
  isCached: () => true,
  View: LotteryView,
};
