import { errorCode, errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { newUuid } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectBag, selectIsLoggedIn, setBag } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useRef, useState } from 'react';
import { leave } from '../session/index.ts';
import { messages } from './messages.ts';
import type { BagChanges } from './useBagChanges.ts';

/** Opens an order of what can be ordered, and goes on to it. A guest is asked to log in first. */
export function useCheckout({ settled }: Pick<BagChanges, 'settled'>) {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const { login, navigation } = usePlatform();
  const [isUnderWay, setUnderWay] = useState(false);
  // The same key for the same order until it stands: an answer that was lost opens no second one.
  const attempt = useRef({ of: '', key: '' });

  function orderOfNow() {
    const { availables: items, priceInfo } = selectBag(store.getState());
    const body = { items, subTotalAmount: priceInfo.subTotalAmount };
    const of = JSON.stringify(body);
    if (attempt.current.of !== of) attempt.current = { of, key: newUuid() };
    return { body, key: attempt.current.key };
  }

  async function failed(error: unknown): Promise<void> {
    if (errorCode(error) === 'unauthorised') {
      leave(store);
      return login.open({ route: 'bag' });
    }
    toast(errorMessage(error) ?? words.failed, { icon: 'info' });
    // What was refused shows at its item.
    const { id } = selectBag(store.getState());
    await api.getBag({ params: { id } }).then(
      (bag) => void store.dispatch(setBag(bag)),
      () => undefined,
    );
  }

  async function checkOut(): Promise<void> {
    if (!selectIsLoggedIn(store.getState())) return login.open({ route: 'bag' });
    if (isUnderWay) return;
    setUnderWay(true);
    try {
      await settled();
      const { body, key } = orderOfNow();
      const { id } = await api.createCheckoutOrder({ body }, { idempotencyKey: key });
      attempt.current = { of: '', key: '' };
      navigation.go({ route: 'checkout', params: { id } });
    } catch (error) {
      await failed(error);
    } finally {
      setUnderWay(false);
    }
  }

  return { checkOut, isUnderWay };
}
