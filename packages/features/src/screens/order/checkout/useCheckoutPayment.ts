import { errorReason, readFieldErrors } from '@vitrine/client';
import type { CheckoutOrder } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectMissingChoice, setAddressError } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useState } from 'react';
import { usePaymentMethod } from '../../../shared/payment/usePaymentMethod.ts';
import { useStartPayment } from '../../../shared/payment/useStartPayment.ts';
import { readItemErrors, type Step, stepByReason } from './rules.ts';
import { sectionMessages } from './section-messages.ts';
import { useCloseOnError } from './useCheckoutAction.ts';

/** Pays the order, or opens the step where a required choice is missing. */
export function useCheckoutPayment(
  { id: checkoutOrderId, payment }: CheckoutOrder,
  openStep: (step: Step) => void,
) {
  const { addressNeeded, personalIdNeeded } = useMessages(sectionMessages);
  const dispatch = useDispatch();
  const { navigation } = usePlatform();
  const toast = useToast();
  const closeOnError = useCloseOnError();
  const missing = useSelector(selectMissingChoice);
  const [itemErrors, setItemErrors] = useState<Readonly<Record<string, string>>>({});

  function onError(error: unknown): boolean {
    setItemErrors(readItemErrors(readFieldErrors(error)));
    if (closeOnError(error)) return true;
    const step = stepByReason(errorReason(error));
    if (step && step !== 'shipping' && step !== 'offers') openStep(step);
    return false;
  }

  const choice = usePaymentMethod(payment);
  const start = useStartPayment({
    checkoutOrderId,
    method: choice.method,
    onError,
    onStarted: (id) => navigation.go({ route: 'payment', params: { id } }, { replace: true }),
  });

  async function pay(): Promise<void> {
    if (missing) {
      dispatch(setAddressError(missing === 'address'));
      toast(missing === 'address' ? addressNeeded : personalIdNeeded);
      return openStep(missing === 'address' ? 'address' : 'identity');
    }
    setItemErrors({});
    await start.pay();
  }

  return { pay, start, choice, itemErrors };
}
