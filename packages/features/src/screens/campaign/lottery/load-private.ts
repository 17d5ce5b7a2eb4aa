import { selectIsLoggedIn, selectLottery, setLottery, setWonRewards } from '@vitrine/state';
import type { ScreenProps } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

/** Loads how often a logged-in shopper may draw, and what they won. */
export async function loadPrivate(
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
