import type { FapiaoStatus, Order } from '@vitrine/contract';
import { FAPIAO_TRANSITIONS } from '@vitrine/contract/admin';

/** Fapiao are issued over money of mainland China only. */
const CURRENCY = 'CNY';
/** More than a shopper needs, so that requests that are withdrawn again and again end. */
const MAX_REQUESTS = 20;
const HOUR_MS = 3_600_000;
/** A merchant issues or refuses a fapiao within three days. */
export const ISSUE_WITHIN_MS = 72 * HOUR_MS;

interface FapiaoState {
  readonly status: FapiaoStatus;
}

/** A merchant order as far as its fapiao are concerned, the newest first. */
export interface FapiaoPart {
  readonly amountDue: number;
  readonly currency: string;
  readonly fapiao: readonly FapiaoState[];
}

/** Whether another fapiao can be requested over a merchant order. */
export function canRequestFapiao({ amountDue, currency, fapiao }: FapiaoPart): boolean {
  const [newest] = fapiao;
  const isOpen = !newest || FAPIAO_TRANSITIONS[newest.status].request !== undefined;
  return isOpen && currency === CURRENCY && amountDue > 0 && fapiao.length < MAX_REQUESTS;
}

/** What a shopper should know first, where the merchants of an order differ. */
const MOST_URGENT = ['refused', 'requested', 'reversed', 'issued'] as const;

/** The state of an order's fapiao in one word; null when there is none and none can be requested. */
export function summariseFapiao(parts: readonly FapiaoPart[]): Order['fapiaoState'] {
  const statuses = parts.map(({ fapiao }) => fapiao[0]?.status);
  const urgent = MOST_URGENT.find((status) => statuses.includes(status));
  if (urgent) return urgent;
  return parts.some(canRequestFapiao) ? 'available' : null;
}

/** When a fapiao has to be issued or refused; null when it is. */
export const getDueTime = ({
  status,
  requested_at,
}: {
  readonly status: FapiaoStatus;
  readonly requested_at: Date;
}): Date | null =>
  status === 'requested' ? new Date(requested_at.getTime() + ISSUE_WITHIN_MS) : null;
