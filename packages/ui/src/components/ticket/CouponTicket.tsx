import { type Destination, useLanguage, useMessages } from '@vitrine/platform';
import { messages, type TicketMessages } from './messages.ts';
import { Ticket } from './Ticket.tsx';
import type { TicketDeed } from './TicketButton.tsx';
import type { TicketCoupon, TicketLayout } from './ticket-coupon.ts';
import { ticketAction, ticketAmount, ticketCondition, ticketTime } from './ticket-words.ts';
import { Wallet } from './Wallet.tsx';

export interface CouponTicketProps {
  coupon: TicketCoupon;
  layout: TicketLayout;
  /** The shopper's clock. */
  now: number;
  onClaim?: (() => void) | undefined;
  /** This one is being claimed. */
  busy?: boolean | undefined;
  /** Cannot be claimed for now, as another one is. */
  disabled?: boolean | undefined;
  /** Where it is to be spent. */
  useAt?: Destination | undefined;
  onUse?: (() => void) | undefined;
}

/** What a coupon lets its shopper do next. Only claimable ones can be claimed, and no claimed one again. */
function deedOf(props: CouponTicketProps, words: TicketMessages): TicketDeed {
  const { coupon, layout, onClaim, busy, disabled, useAt, onUse } = props;
  const label = ticketAction(coupon, layout, words);
  if (coupon.status === 'claimable' && onClaim) {
    return { label, of: coupon.name, onTap: onClaim, busy, disabled };
  }
  if (coupon.status === 'claimed' && !coupon.isUsed && useAt) {
    return { label, of: coupon.name, to: useAt, onTap: onUse };
  }
  return { label };
}

/** A coupon of the shop in one of its layouts and states. */
export function CouponTicket(props: CouponTicketProps) {
  const { coupon, layout, now } = props;
  const words = useMessages(messages);
  const language = useLanguage();
  const isShort = layout === 'double' || layout === 'triple';
  const about = {
    status: coupon.isUsed && coupon.status === 'claimed' ? 'expired' : coupon.status,
    name: coupon.name,
    note: coupon.description,
    time: ticketTime(coupon, words, { isShort, now, language }),
    stamp: coupon.status === 'claimed' ? words[coupon.isUsed ? 'usedStamp' : 'stamp'] : undefined,
    deed: deedOf(props, words),
  };
  const rows = coupon.promoOffers.map((offer) => ({
    amount: ticketAmount(offer, words),
    condition: ticketCondition(offer, words),
  }));
  const [first] = rows;
  if (layout === 'wallet' || !first) return <Wallet {...about} rows={rows} />;
  return <Ticket {...about} layout={layout} {...first} />;
}
