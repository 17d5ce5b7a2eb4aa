export const MINI_VENDORS = ['minip', 'ttmp', 'alimp'] as const;
export type MiniVendor = (typeof MINI_VENDORS)[number];

/** The ids by which the vendor of a mini-program knows a user. */
export interface MiniIdentity {
  readonly openId: string;
  readonly unionId: string | null;
}

/** The log-in of one vendor's mini-programs: exchanges a code, which is valid once, for an identity. */
export interface MiniLoginPort {
  identify(code: string): Promise<MiniIdentity>;
  /** Exchanges a code for the phone number that the user has shared, with its country code. Absent: not offered. */
  readMobile?(code: string): Promise<string>;
}

export type MiniLogins = Readonly<Record<MiniVendor, MiniLoginPort>>;
