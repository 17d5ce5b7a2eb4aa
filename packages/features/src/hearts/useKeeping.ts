import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { giveHeart, takeHeart } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { withBag } from '../session/index.ts';
import { heartTurns } from './heart-turns.ts';
import { messages } from './messages.ts';

/** Gives a product a heart or takes it away: at once for the eye, and taken back if the shop refuses. */
export function useKeeping() {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();

  /** Tells whether it was done. */
  return async (productId: string, isKept: boolean): Promise<boolean> => {
    const show = (kept: boolean) =>
      store.dispatch(kept ? giveHeart(productId) : takeHeart(productId));
    const given = { params: { productId } };
    const send = () => (isKept ? api.addToWishlist(given) : api.removeFromWishlist(given));
    show(isKept);
    try {
      await heartTurns(store).take(() => withBag(api, store, send));
      // A reading that was under way may have said otherwise meanwhile.
      show(isKept);
      return true;
    } catch (error) {
      show(!isKept);
      toast(errorMessage(error) ?? words.failed, { icon: 'info' });
      return false;
    }
  };
}
