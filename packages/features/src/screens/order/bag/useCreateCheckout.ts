import { errorCode } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { type GoOptions, useMessages, usePlatform } from '@vitrine/platform';
import { selectBag, selectIsLoggedIn, setBag } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useAction } from '../../../shared/action/useAction.ts';
import { useRequestKey } from '../../../shared/action/useRequestKey.ts';
import { messages } from './messages.ts';
import type { BagChanges } from './useBagChanges.ts';

/** After a log-in the bag goes on to the checkout. */
const RETURN_TO = { route: 'bag', query: { next: 'checkout' } } as const;

/** Creates a checkout of the available items and opens it. A guest is asked to log in first. */
export function useCreateCheckout(
  { waitUntilSaved }: Pick<BagChanges, 'waitUntilSaved'>,
  goOptions: GoOptions = {},
) {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const { login, navigation } = usePlatform();
  const { run, isPending } = useAction({
    failed: t.failed,
    returnTo: RETURN_TO,
    blocksScreen: true,
    onError,
  });
  const requestKey = useRequestKey();

  /** Reloads the bag, which then shows at each item why it cannot be ordered. */
  function onError(error: unknown): undefined {
    if (errorCode(error) === 'unauthorised') return;
    const { id } = selectBag(store.getState());
    api.getBag({ params: { id } }).then(
      (bag) => void store.dispatch(setBag(bag)),
      () => undefined,
    );
  }

  async function createCheckout(): Promise<void> {
    if (!selectIsLoggedIn(store.getState())) return login.open(RETURN_TO);
    await run(async () => {
      await waitUntilSaved();
      const { availables: items, priceInfo } = selectBag(store.getState());
      const body = { items, subTotalAmount: priceInfo.subTotalAmount };
      const idempotencyKey = requestKey.getKey(JSON.stringify(body));
      const { id } = await api.createCheckoutOrder({ body }, { idempotencyKey });
      requestKey.renew();
      navigation.go({ route: 'checkout', params: { id } }, goOptions);
    });
  }

  return { createCheckout, isPending };
}
