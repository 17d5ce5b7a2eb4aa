import { useApi } from '@vitrine/client/react';
import type { StartedPayment } from '@vitrine/contract';
import { newUuid } from '@vitrine/kit';
import { href, useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { useToast } from '@vitrine/ui';
import { useState } from 'react';
import { type ActionOptions, useAction } from '../action/useAction.ts';
import { messages } from './messages.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** The provider's page sends the shopper back to this page, with the id filled in. */
const RETURN_TO = { route: 'payment', params: { id: '{paymentId}' } } as const;

/** A code that the shopper scans to pay. */
export interface PaymentCode {
  readonly payment: StartedPayment;
  readonly image: string;
}

interface StartPaymentOptions extends Pick<ActionOptions, 'onError'> {
  checkoutOrderId: string;
  method: PaymentMethod | undefined;
  /** Called when the shopper is still in the shop: the payment page then waits for the result. */
  onStarted(paymentId: string): void;
}

/** Starts a payment for a checkout order and hands it to the host, or returns the code to scan. */
export function useStartPayment(options: StartPaymentOptions) {
  const { checkoutOrderId, method, onStarted, ...actionOptions } = options;
  const t = useMessages(messages);
  const language = useLanguage();
  const api = useApi();
  const toast = useToast();
  const { payment } = usePlatform();
  const [code, setCode] = useState<PaymentCode>();
  const { run, isPending, error, setError } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
    blocksScreen: true,
    ...actionOptions,
  });

  async function start({ channel, instalments }: PaymentMethod): Promise<void> {
    const returnPath = decodeURIComponent(href(RETURN_TO, language));
    const body = {
      checkoutOrderId,
      channel,
      returnPath,
      ...(instalments && { instalments: instalments.count }),
    };
    const started = await api.startPayment({ body }, { idempotencyKey: newUuid() });
    const { id, parameters } = started;
    if (parameters.kind === 'code') return setCode({ payment: started, image: parameters.image });
    setCode(undefined);
    const outcome = await payment.pay(parameters);
    if (outcome === 'unavailable') return setError(t.unavailable);
    if (outcome === 'copied') toast(t.copied, { icon: 'done' });
    if (outcome !== 'left') onStarted(id);
  }

  const pay = () => run(async () => (method ? start(method) : setError(t.unavailable)));

  return { pay, isPending, error, code };
}

export type StartPayment = ReturnType<typeof useStartPayment>;
