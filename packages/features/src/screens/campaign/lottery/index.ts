import { isMissing } from '@vitrine/client';
import { href } from '@vitrine/platform';
import {
  dismissDraw,
  resetLottery,
  selectIsLoggedIn,
  selectLottery,
  setLottery,
  setWonRewards,
} from '@vitrine/state';
import { PrivateView } from '../../../PrivateView.tsx';
import type { LoadContext, Loaded, Screen, ScreenProps } from '../../../screen.ts';
import { preloadPrivate } from '../../../shared/private-data/preload-private.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { messages } from './messages.ts';
import { LotteryView } from './Screen.tsx';

/** Loads the lottery and its prizes without personal data. */
async function load(context: LoadContext): Promise<Loaded> {
  const { api, store, params, language, signal } = context;
  const id = params.id ?? '';
  const path = href({ route: 'lottery', params: { id } }, 'zh-CN');
  try {
    const lottery = await api.getLottery({ params: { id } }, { signal });
    const isDifferent = selectLottery(store.getState())?.id !== id;
    store.dispatch(isDifferent ? resetLottery() : dismissDraw());
    store.dispatch(setLottery(lottery));
    return { status: 200, head: { title: lottery.name, description: lottery.description, path } };
  } catch (error) {
    if (!isMissing(error)) throw error;
    store.dispatch(resetLottery());
    return { status: 404, head: { title: messages[language].missing, path, noIndex: true } };
  }
}

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
