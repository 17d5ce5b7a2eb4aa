export const MINI_VENDORS = ['minip', 'ttmp', 'alimp'] as const;
export type MiniVendor = (typeof MINI_VENDORS)[number];

/** Somebody as the vendor of a mini-program knows them. */
export interface MiniIdentity {
  readonly openId: string;
  readonly unionId: string | null;
}

/** The login of one vendor's mini-programs: who is behind a code. A code is good once. */
export interface MiniLoginPort {
  identify(code: string): Promise<MiniIdentity>;
}

export type MiniLogins = Readonly<Record<MiniVendor, MiniLoginPort>>;
