import { type Destination, useLanguage, useMessages } from '@vitrine/platform';
import { messages, type TicketMessages } from './messages.ts';
import { Ticket } from './Ticket.tsx';
import type { TicketAction } from './TicketButton.tsx';
import type { TicketCoupon, TicketLayout } from './ticket-coupon.ts';
import {
  formatTicketAction,
  formatTicketAmount,
  formatTicketCondition,
  formatTicketTime,
} from './ticket-text.ts';
import { WalletTicket } from './WalletTicket.tsx';

export interface CouponTicketProps {
  coupon: TicketCoupon;
  layout: TicketLayout;
  /** The current time in milliseconds. */
  now: number;
  onClaim?: (() => void) | undefined;
  /** This coupon is being claimed. */
  busy?: boolean | undefined;
  /** Cannot be claimed while another coupon is being claimed. */
  disabled?: boolean | undefined;
  /** Where the coupon can be used. */
  useAt?: Destination | undefined;
  onUse?: (() => void) | undefined;
}

/** What a shopper can do next with the coupon: claim it if claimable, use it if claimed and unused. */
function getTicketAction(props: CouponTicketProps, t: TicketMessages): TicketAction {
  const { coupon, layout, onClaim, busy, disabled, useAt, onUse } = props;
  const label = formatTicketAction(coupon, layout, t);
  if (coupon.status === 'claimable' && onClaim) {
    return { label, subject: coupon.name, onPress: onClaim, busy, disabled };
  }
  if (coupon.status === 'claimed' && !coupon.isUsed && useAt) {
    return { label, subject: coupon.name, to: useAt, onPress: onUse };
  }
  return { label };
}

/** A coupon as a ticket, in one of its layouts and states. */
export function CouponTicket(props: CouponTicketProps) {
  const { coupon, layout, now } = props;
  const t = useMessages(messages);
  const language = useLanguage();
  const isShort = layout === 'double' || layout === 'triple';
  const common = {
    status: coupon.isUsed && coupon.status === 'claimed' ? 'expired' : coupon.status,
    name: coupon.name,
    note: coupon.description,
    time: formatTicketTime(coupon, t, { isShort, now, language }),
    stamp: coupon.status === 'claimed' ? t[coupon.isUsed ? 'usedStamp' : 'stamp'] : undefined,
    action: getTicketAction(props, t),
  };
  const rows = coupon.promoOffers.map((offer) => ({
    amount: formatTicketAmount(offer, t),
    condition: formatTicketCondition(offer, t),
  }));
  const [first] = rows;
  if (layout === 'wallet' || !first) return <WalletTicket {...common} rows={rows} />;
  return <Ticket {...common} layout={layout} {...first} />;
}
