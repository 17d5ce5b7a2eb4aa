import { selectIsLoggedIn, setRecommendations } from '@vitrine/state';
import type { LoadContext } from '../screen.ts';

const HOW_MANY = 10;

type Asking = Pick<LoadContext, 'api' | 'store'>;

/** What the shop picks for a shopper. Who is told nothing misses nothing. */
export async function loadRecommended({ api, store }: Asking): Promise<void> {
  if (!selectIsLoggedIn(store.getState())) return;
  try {
    const picked = await api.getRecommendations({ query: { 'how-many': HOW_MANY } });
    store.dispatch(setRecommendations(picked));
  } catch {}
}
