import type { Language } from '@vitrine/kit';
import type { TicketMessages } from './messages.ts';
import type { TicketCoupon, TicketLayout, TicketStatus } from './ticket-coupon.ts';
import {
  formatTicketAmount,
  formatTicketCondition,
  formatTicketTime,
  type TicketAmount,
} from './ticket-text.ts';

/** What a ticket says. */
export interface TicketTexts {
  status: TicketStatus;
  name: string;
  note: string;
  time: string;
  stamp: string | undefined;
  rows: readonly { amount: TicketAmount; condition: string }[];
}

interface TicketMoment {
  /** The current time in milliseconds. */
  now: number;
  language: Language;
}

/** What a ticket says of a coupon. A used one looks like one that has ended. */
export function describeTicket(
  coupon: TicketCoupon,
  layout: TicketLayout,
  t: TicketMessages,
  moment: TicketMoment,
): TicketTexts {
  const { status, isUsed, name, description, promoOffers } = coupon;
  const isClaimed = status === 'claimed';
  const isShort = layout === 'double' || layout === 'triple';
  return {
    status: isUsed && isClaimed ? 'expired' : status,
    name,
    note: description,
    time: formatTicketTime(coupon, t, { isShort, ...moment }),
    stamp: isClaimed ? t[isUsed ? 'usedStamp' : 'stamp'] : undefined,
    rows: promoOffers.map((offer) => ({
      amount: formatTicketAmount(offer, t),
      condition: formatTicketCondition(offer, t),
    })),
  };
}

/** What a shopper can do next with a coupon. */
export function findNextStep({
  status,
  isUsed,
}: Pick<TicketCoupon, 'status' | 'isUsed'>): 'claim' | 'use' | undefined {
  if (status === 'claimable') return 'claim';
  return status === 'claimed' && !isUsed ? 'use' : undefined;
}
