import { useApi } from '@vitrine/client/react';
import type { PersonalId } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import {
  resetPidBindInfo,
  selectBoundCheckoutId,
  selectProcessingPid,
  setCheckoutPersonalId,
} from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { messages } from './messages.ts';

/** Goes back after saving: to the list, or to the checkout, which then uses the personal ID. */
export function useReturnAfterSave(): (personalId: PersonalId) => Promise<void> {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const { navigation } = usePlatform();

  async function bindToCheckout(id: string, personalIdId: string): Promise<void> {
    try {
      await api.setCheckoutPersonalId({ params: { id }, body: { personalIdId } });
      store.dispatch(setCheckoutPersonalId(personalIdId));
    } catch {
      // The checkout shows the reason, or asks for another personal ID, when it loads again.
    }
    store.dispatch(resetPidBindInfo());
  }

  return async (personalId) => {
    const checkoutOrderId = selectBoundCheckoutId(store.getState());
    const { backStepOnPidSaved } = selectProcessingPid(store.getState());
    if (checkoutOrderId) await bindToCheckout(checkoutOrderId, personalId.id);
    toast(t.saved, { icon: 'done' });
    navigation.back(backStepOnPidSaved);
  };
}
