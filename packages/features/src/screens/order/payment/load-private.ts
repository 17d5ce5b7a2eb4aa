import type { CheckoutOrder, Payment } from '@vitrine/contract';
import type { ScreenProps } from '../../../screen.ts';
import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';

/** A payment and the checkout order that it pays. */
export interface PaymentData {
  readonly payment: Payment;
  readonly order: CheckoutOrder;
}

export async function loadPrivate(
  { api, signal }: PrivateLoadContext,
  { params: { id = '' } }: ScreenProps,
): Promise<PaymentData> {
  const payment = await api.getPayment({ params: { id } }, { signal });
  const params = { id: payment.checkoutOrderId };
  return { payment, order: await api.getCheckoutOrder({ params }, { signal }) };
}
