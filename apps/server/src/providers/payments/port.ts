import type { IncomingHttpHeaders } from 'node:http';
import type { InstalmentCount, PaymentChannel, PaymentParameters } from '@vitrine/contract';

/** An order for the payment provider. Amounts are minor units. */
export interface ProviderOrder {
  /** The shop's number for the provider: 6 to 32 letters and digits. */
  readonly number: string;
  readonly paymentId: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  readonly channel: PaymentChannel;
  /** The provider's id of the shopper; undefined when the account is not bound. */
  readonly payer: string | undefined;
  /** The months over which the provider spreads the payment; null when it is paid at once. */
  readonly instalments: InstalmentCount | null;
  /** The IP address of the shopper. */
  readonly ip: string;
  readonly expiresAt: Date;
  /** The page of the shop to which the provider sends the shopper back. */
  readonly returnPath: string;
}

/** The state of a payment, from a notification or a query. */
export type PaymentNotification =
  | {
      readonly kind: 'payment';
      readonly number: string;
      readonly state: 'paid';
      readonly transactionId: string;
      readonly amount: number;
      readonly currency: string;
    }
  | {
      readonly kind: 'payment';
      readonly number: string;
      readonly state: 'pending' | 'failed' | 'cancelled';
    };

export interface RefundNotification {
  readonly kind: 'refund';
  readonly number: string;
  readonly state: 'processing' | 'done' | 'failed';
}

export interface ProviderRefund {
  readonly number: string;
  readonly paymentNumber: string;
  readonly amount: number;
  /** The full amount of the payment. */
  readonly total: number;
  readonly currency: string;
}

/** A payment provider. Every request may be retried, because the numbers are the shop's own. */
export interface PaymentsPort {
  /** Creates an order at the provider and returns what the page needs for the payment. */
  begin(order: ProviderOrder): Promise<PaymentParameters>;
  /**
   * Queries the state of an order. An unknown order is cancelled, unless the provider learns of it only when
   * the shopper opens its page: then it is pending.
   */
  query(number: string): Promise<PaymentNotification>;
  /** Closes an order, so that it cannot be paid any more. */
  close(number: string): Promise<void>;
  refund(refund: ProviderRefund): Promise<RefundNotification>;
  /** Verifies and reads a notification of the provider. */
  readNotification(
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): Promise<PaymentNotification | RefundNotification>;
}
