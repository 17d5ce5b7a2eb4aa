/** What a carrier did with a parcel, as far as the shop has to know. */
export type CarrierState =
  | 'moving'
  | 'clearing'
  | 'cleared'
  | 'out-for-delivery'
  | 'delivered'
  | 'customs-problem'
  | 'problem';

export interface CarrierEntry {
  readonly at: Date;
  readonly content: string;
  readonly state: CarrierState;
}

/** All that is known of a parcel, sent again with each change. */
export interface CarrierNotification {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly entries: readonly CarrierEntry[];
}

export interface TrackedParcel {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** Some carriers tell about a parcel only who knows the recipient's mobile number. */
  readonly mobile: string;
}

export interface CarriersPort {
  /** The codes of the carriers to which a number may belong, the likeliest first. */
  suggest(trackingNumber: string): Promise<readonly string[]>;
  /** Asks for notifications about a parcel. A second request for the same parcel changes nothing. */
  subscribe(parcel: TrackedParcel): Promise<void>;
  /** Reads a notification. Throws a `refused` ProviderError when its signature is wrong. */
  readNotification(body: string): Promise<CarrierNotification>;
}

/** Where carriers report to the shop. */
export const CARRIER_NOTIFICATION_PATH = '/api/v1/carriers/notifications';
