export interface ReportedParcel {
  /** The payment provider's own number of the payment. */
  readonly transactionId: string;
  /** The payment provider's id of the shopper. */
  readonly payer: string;
  /** The code of the carrier, as in `carrier-names.ts`. */
  readonly carrier: string;
  readonly trackingNumber: string;
  /** What is in the parcel, in Chinese. */
  readonly description: string;
  /** Some carriers tell about a parcel only who knows the recipient's mobile number. */
  readonly mobile: string;
  /** Whether nothing else of the order is sent later. */
  readonly isLast: boolean;
  /** Whether the order has a single parcel. */
  readonly isOnly: boolean;
}

/** Tells a payment provider about parcels, because it releases the money of an order when it knows them. */
export interface ShippingReportsPort {
  /** A second report of the same parcel changes nothing. */
  report(parcel: ReportedParcel): Promise<void>;
}
