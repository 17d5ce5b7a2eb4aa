import { type Destination, useLanguage, useMessages } from '@vitrine/platform';
import { describeTicket, findNextStep } from './describe-ticket.ts';
import { messages, type TicketMessages } from './messages.ts';
import { Ticket } from './Ticket.tsx';
import type { TicketAction } from './TicketButton.tsx';
import type { TicketCoupon, TicketLayout } from './ticket-coupon.ts';
import { formatTicketAction } from './ticket-text.ts';
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

/** The button of the next step, or only what the ticket says in its place. */
function getTicketAction(props: CouponTicketProps, t: TicketMessages): TicketAction {
  const { coupon, layout, onClaim, busy, disabled, useAt, onUse } = props;
  const label = formatTicketAction(coupon, layout, t);
  const step = findNextStep(coupon);
  if (step === 'claim' && onClaim) {
    return { label, subject: coupon.name, onPress: onClaim, busy, disabled };
  }
  if (step === 'use' && useAt) return { label, subject: coupon.name, to: useAt, onPress: onUse };
  return { label };
}

/** A coupon as a ticket, in one of its layouts and states. */
export function CouponTicket(props: CouponTicketProps) {
  const { coupon, layout, now } = props;
  const t = useMessages(messages);
  const language = useLanguage();
  const { rows, ...texts } = describeTicket(coupon, layout, t, { now, language });
  const common = { ...texts, action: getTicketAction(props, t) };
  const [first] = rows;
  if (layout === 'wallet' || !first) return <WalletTicket {...common} rows={rows} />;
  return <Ticket {...common} layout={layout} {...first} />;
}
