import { refusedFields } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { newUuid } from '@vitrine/kit';
import { href, useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { selectMissingChoice, setAddressError } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useState } from 'react';
import { chosenWords } from './chosen-words.ts';
import { messages } from './messages.ts';
import { lackingOf, type Step, stepByReason } from './rules.ts';
import { type Refused, useRefusal } from './useChange.ts';

/** Filled in by the cashier of the sandbox, which sends the shopper back to the payment itself. */
const RETURN_TO = { route: 'payment', params: { id: '{paymentId}' } } as const;

/** Hands the order over to be paid, and leads to where one waits for the money. */
export function usePaying(id: string, openStep: (step: Step) => void) {
  const { inMessaging } = useMessages(messages);
  const { addressNeeded, identityNeeded } = useMessages(chosenWords);
  const language = useLanguage();
  const api = useApi();
  const dispatch = useDispatch();
  const { payment, navigation } = usePlatform();
  const toast = useToast();
  const refusal = useRefusal();
  const missing = useSelector(selectMissingChoice);
  const [isUnderWay, setUnderWay] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [lacking, setLacking] = useState<Readonly<Record<string, string>>>({});

  async function begin(): Promise<void> {
    const returnPath = decodeURIComponent(href(RETURN_TO, language));
    const body = { checkoutOrderId: id, channel: payment.channel, returnPath };
    const started = await api.startPayment({ body }, { idempotencyKey: newUuid() });
    const outcome = await payment.pay(started.parameters);
    if (outcome === 'unavailable') setRefused({ reason: outcome, message: inMessaging });
    else if (outcome !== 'left')
      navigation.go({ route: 'payment', params: { id: started.id } }, { replace: true });
  }

  async function pay(): Promise<void> {
    if (isUnderWay) return;
    if (missing) {
      dispatch(setAddressError(missing === 'address'));
      toast(missing === 'address' ? addressNeeded : identityNeeded);
      return openStep(missing === 'address' ? 'address' : 'identity');
    }
    setUnderWay(true);
    setRefused(undefined);
    setLacking({});
    try {
      await begin();
    } catch (error) {
      setLacking(lackingOf(refusedFields(error)));
      const told = refusal(error);
      setRefused(told);
      const step = stepByReason(told?.reason);
      if (step && step !== 'shipping' && step !== 'offers') openStep(step);
    } finally {
      setUnderWay(false);
    }
  }

  return { pay, isUnderWay, refused, lacking };
}
