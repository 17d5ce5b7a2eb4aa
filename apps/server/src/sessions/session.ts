/** Somebody's visit. A guest's has no shopper; both have a bag. */
export interface Session {
  readonly id: string;
  readonly shopperId: string | null;
  /** The shopper's bag once there is one, the guest's own until then. */
  readonly bagId: string;
  readonly expiresAt: Date;
}

export interface ShopperSession extends Session {
  readonly shopperId: string;
}

export const isShopper = (session: Session): session is ShopperSession =>
  session.shopperId !== null;
