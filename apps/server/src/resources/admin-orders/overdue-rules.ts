import type { ShipmentStatus } from '@vitrine/contract';

const HOUR_MS = 3_600_000;
/** A merchant accepts an order within a day and sends it within three more. */
export const ACCEPT_WITHIN_MS = 24 * HOUR_MS;
export const SHIP_WITHIN_MS = 72 * HOUR_MS;

interface Progress {
  readonly status: ShipmentStatus;
  readonly paid_at: Date;
  readonly accepted_at: Date | null;
}

/** When the merchant has to have taken the next step; null while the parcel is on its way or arrived. */
export function getDueTime({ status, paid_at, accepted_at }: Progress): Date | null {
  if (status === 'paid') return new Date(paid_at.getTime() + ACCEPT_WITHIN_MS);
  if (status === 'accepted' || status === 'packed')
    return new Date((accepted_at ?? paid_at).getTime() + SHIP_WITHIN_MS);
  return null;
}

export const isOverdue = (progress: Progress, now: number): boolean => {
  const due = getDueTime(progress);
  return due !== null && due.getTime() < now;
};
