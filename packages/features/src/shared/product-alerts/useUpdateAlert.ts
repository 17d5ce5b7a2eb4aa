import { errorReason } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { CallInput, ProductAlert } from '@vitrine/contract';
import { type Target, useMessages, usePlatform } from '@vitrine/platform';
import { addProductAlert, removeProductAlert, selectIsLoggedIn } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useAction } from '../action/useAction.ts';
import { messages } from './messages.ts';

export type AlertRequest = CallInput<'createProductAlert'>['body'];

/** What asks again for an alert that was ended. */
const toRequest = ({ kind, productId, variantId }: ProductAlert): AlertRequest =>
  kind === 'back-in-stock' && variantId !== null
    ? { kind: 'back-in-stock', variantId }
    : { kind: 'price-drop', productId };

/** Creates and ends alerts; both can be undone. A guest logs in first, to be reached at all. */
export function useUpdateAlert(returnTo: Target) {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const { login } = usePlatform();
  const { run, pendingId } = useAction({ returnTo });

  const create = (
    request: AlertRequest,
    id = '',
    accepted?: Promise<boolean>,
  ): Promise<boolean> | undefined => {
    if (!selectIsLoggedIn(store.getState())) return void login.open(returnTo);
    return run(
      async () => {
        const send = () => api.createProductAlert({ body: request });
        const alert = await send().catch(async (error) => {
          // Who can be reached by a message of the mini-program only has to accept it first.
          if (errorReason(error) !== 'no-destination' || !(await accepted)) throw error;
          return send();
        });
        store.dispatch(addProductAlert(alert));
        const undo = { label: t.undo, onPress: () => void end(alert) };
        toast(t.created, { icon: 'done', action: undo });
      },
      { id },
    );
  };

  const end = (alert: ProductAlert, id = ''): Promise<boolean> =>
    run(
      async () => {
        await api.deleteProductAlert({ params: { id: alert.id } });
        store.dispatch(removeProductAlert(alert.id));
        const undo = { label: t.undo, onPress: () => void create(toRequest(alert)) };
        toast(t.ended, { icon: 'done', action: undo });
      },
      { id },
    );

  return { create, end, pendingId };
}
