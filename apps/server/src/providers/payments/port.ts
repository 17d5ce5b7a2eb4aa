import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentChannel, PaymentParameters } from '@vitrine/contract';

/** An order as the provider is told of it. Amounts are minor units. */
export interface ProviderOrder {
  /** What the provider calls it by: 6 to 32 letters and digits. */
  readonly number: string;
  readonly paymentId: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  readonly channel: PaymentChannel;
  /** Whom the provider knows the shopper as; undefined when the shopper is not bound. */
  readonly payer: string | undefined;
  readonly expiresAt: Date;
  readonly returnPath: string;
}

/** What the provider says of a payment, unasked or asked. */
export type PaymentNews =
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

export interface RefundNews {
  readonly kind: 'refund';
  readonly number: string;
  readonly state: 'processing' | 'done' | 'failed';
}

export interface ProviderRefund {
  readonly number: string;
  readonly paymentNumber: string;
  readonly amount: number;
  /** What was paid in all. */
  readonly total: number;
  readonly currency: string;
}

/** Whoever takes the shopper's money. Everything may be asked again: numbers are the shop's own. */
export interface PaymentsPort {
  /** Tells the provider of an order, and what the page needs to let the shopper pay it. */
  begin(order: ProviderOrder): Promise<PaymentParameters>;
  /** What became of an order. One that the provider never heard of is cancelled. */
  query(number: string): Promise<PaymentNews>;
  /** Makes sure that an order cannot be paid any more. */
  close(number: string): Promise<void>;
  refund(refund: ProviderRefund): Promise<RefundNews>;
  /** Reads what somebody says in the provider's name. Refused unless it is signed, fresh and sealed. */
  readNotification(headers: IncomingHttpHeaders, body: Buffer): Promise<PaymentNews | RefundNews>;
}
