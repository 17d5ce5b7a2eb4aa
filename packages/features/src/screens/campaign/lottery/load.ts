import { isMissing } from '@vitrine/client';
import { href } from '@vitrine/platform';
import { dismissDraw, resetLottery, selectLottery, setLottery } from '@vitrine/state';
import type { LoadContext, Loaded } from '../../../screen.ts';
import { messages } from './messages.ts';

/** Loads the lottery and its prizes without personal data. */
export async function load(context: LoadContext): Promise<Loaded> {
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
