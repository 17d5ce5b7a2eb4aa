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

/** Back to where the person was asked for: to the book, or with the person to the checkout behind it. */
export function useSaved(): (person: PersonalId) => Promise<void> {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const { navigation } = usePlatform();

  async function bind(id: string, { id: personalIdId }: PersonalId): Promise<void> {
    try {
      await api.setCheckoutPersonalId({ params: { id }, body: { personalIdId } });
      store.dispatch(setCheckoutPersonalId(personalIdId));
    } catch {
      // The checkout says why when it is looked at again, or asks for somebody else.
    }
    store.dispatch(resetPidBindInfo());
  }

  return async (person) => {
    const checkoutOrderId = selectBoundCheckoutId(store.getState());
    const { backStepOnPidSaved } = selectProcessingPid(store.getState());
    if (checkoutOrderId) await bind(checkoutOrderId, person);
    toast(words.saved, { icon: 'done' });
    navigation.back(backStepOnPidSaved);
  };
}
