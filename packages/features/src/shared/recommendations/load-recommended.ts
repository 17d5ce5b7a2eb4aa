import { selectIsLoggedIn, setRecommendations } from '@vitrine/state';
import type { LoadContext } from '../../screen.ts';

const HOW_MANY = 10;

type RecommendedContext = Pick<LoadContext, 'api' | 'store'>;

/** Loads the recommendations of a logged-in shopper. A failure is ignored: the page works without them. */
export async function loadRecommended({ api, store }: RecommendedContext): Promise<void> {
  if (!selectIsLoggedIn(store.getState())) return;
  try {
    const recommendations = await api.getRecommendations({ query: { 'how-many': HOW_MANY } });
    store.dispatch(setRecommendations(recommendations));
  } catch {}
}
