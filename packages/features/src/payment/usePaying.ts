import { errorCode, errorMessage, errorReason } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Payment } from '@vitrine/contract';
import { newUuid } from '@vitrine/kit';
import { href, useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { guestEntered } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { isCheckoutOver } from './rules.ts';

const RETURN_TO = { route: 'payment', params: { id: '{paymentId}' } } as const;

interface Refused {
  message: string;
  isOver: boolean;
}

/** Pays what is under way, or begins anew: the shop knows which of them it is. */
export function usePaying(payment: Payment | undefined, onAsked: () => void) {
  const words = useMessages(messages);
  const language = useLanguage();
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const { payment: host, navigation } = usePlatform();
  const [isUnderWay, setUnderWay] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  async function begin({ id, checkoutOrderId }: Payment): Promise<void> {
    const returnPath = decodeURIComponent(href(RETURN_TO, language));
    const body = { checkoutOrderId, channel: host.channel, returnPath };
    const started = await api.startPayment({ body }, { idempotencyKey: newUuid() });
    const outcome = await host.pay(started.parameters);
    if (outcome === 'unavailable') setRefused({ message: words.inMessaging, isOver: false });
    if (outcome === 'copied') toast(words.copied, { icon: 'done' });
    if (outcome === 'left' || outcome === 'unavailable') return;
    if (started.id === id) onAsked();
    else navigation.go({ route: 'payment', params: { id: started.id } }, { replace: true });
  }

  async function pay(): Promise<void> {
    if (isUnderWay || !payment) return;
    setUnderWay(true);
    setRefused(undefined);
    try {
      await begin(payment);
    } catch (error) {
      const reason = errorReason(error);
      if (errorCode(error) === 'unauthorised') store.dispatch(guestEntered());
      else if (reason === 'checkout-placed') onAsked();
      else
        setRefused({
          message: errorMessage(error) ?? words.failed,
          isOver: isCheckoutOver(reason),
        });
    } finally {
      setUnderWay(false);
    }
  }

  return { pay, isUnderWay, refused };
}
