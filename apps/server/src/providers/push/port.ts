import type { PushVendor } from '@vitrine/contract';

/** What a device shows. */
export interface PushNote {
  /** The token by which the vendor knows the app on the device. */
  readonly token: string;
  readonly title: string;
  readonly body: string;
  /** The address of the page that a tap opens in the app. */
  readonly link: string | undefined;
  /** The same for every attempt to send a message, so that a repeated one replaces the former. */
  readonly key: string;
  /** Vendors show marketing with less emphasis, and limit how much of it they deliver. */
  readonly isMarketing: boolean;
}

/** Sends to one device. Throws a ProviderError when the vendor does not accept the note. */
export interface PushPort {
  send(note: PushNote): Promise<void>;
  /** Whether the vendor's code says that the app is not on the device any more. */
  isUnknownDevice(code: string | undefined): boolean;
}

/** A vendor without keys is absent. */
export type PushPorts = Readonly<Partial<Record<PushVendor, PushPort>>>;

export interface PushOptions {
  readonly endpoint?: string | undefined;
  readonly now?: () => number;
  readonly timeoutMs?: number;
}

/** A vendor keeps a message this long for a device that is not reachable. */
export const TIME_TO_LIVE_S = 86_400;
