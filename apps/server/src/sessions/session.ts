/** The session of a guest or a shopper. A guest's session has no shopper; both have a bag. */
export interface Session {
  readonly id: string;
  readonly shopperId: string | null;
  /** The bag of the shopper, or the guest's own bag. */
  readonly bagId: string;
  readonly expiresAt: Date;
}

export interface ShopperSession extends Session {
  readonly shopperId: string;
}
