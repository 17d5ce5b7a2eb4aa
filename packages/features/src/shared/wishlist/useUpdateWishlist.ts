import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { addToWishlist, removeFromWishlist } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { withBag } from '../session/index.ts';
import { messages } from './messages.ts';
import { getWishlistQueue } from './wishlist-queue.ts';

/** Saves a product to the wishlist or removes it, optimistically: an error takes the change back. */
export function useUpdateWishlist() {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();

  /** Resolves to true when the server has made the change. */
  return async (productId: string, isSaved: boolean): Promise<boolean> => {
    const show = (isShown: boolean) =>
      store.dispatch(isShown ? addToWishlist(productId) : removeFromWishlist(productId));
    const request = { params: { productId } };
    const send = () => (isSaved ? api.addToWishlist(request) : api.removeFromWishlist(request));
    show(isSaved);
    try {
      await getWishlistQueue(store).enqueue(() => withBag(api, store, send));
      // A list that was loaded meanwhile may have replaced the change.
      show(isSaved);
      return true;
    } catch (error) {
      show(!isSaved);
      toast(errorMessage(error) ?? t.failed, { icon: 'info' });
      return false;
    }
  };
}
