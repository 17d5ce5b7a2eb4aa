import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { setOrderPidInfo } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';

/** Clears an order for a person, and goes back to where that was asked for. */
export function useAttach(orderId: string) {
  const words = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const toast = useToast();
  const { navigation } = usePlatform();
  const [isAttaching, setAttaching] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function attach(personalIdId: string): Promise<void> {
    if (isAttaching) return;
    setAttaching(true);
    setRefusal(undefined);
    try {
      const { personalId } = await api.setOrderPersonalId({
        params: { id: orderId },
        body: { personalIdId },
      });
      const clearanceStatus = personalId?.clearanceStatus ?? null;
      dispatch(setOrderPidInfo({ personalId, clearanceStatus }));
      toast(words.attached, { icon: 'done' });
      navigation.back();
    } catch (error) {
      setRefusal(errorMessage(error) ?? words.failed);
    } finally {
      setAttaching(false);
    }
  }

  return { attach, isAttaching, refusal, setRefusal };
}
