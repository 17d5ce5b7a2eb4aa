import type { CSSProperties } from 'react';
import { useOnDark } from '../page/place.ts';
import { paint } from '../parts/colour.ts';
import type { CouponFields } from './schema.ts';

/** The tokens of a ticket on the ground of its module, and in the colours that its page asks for. */
export function useTicketStyle({
  background,
  couponStyle,
  walletStyle,
}: CouponFields): CSSProperties {
  const onDark = useOnDark();
  const tokens = {
    '--ticket-around': paint(background),
    '--ticket-ground': paint(couponStyle?.background) ?? (onDark ? 'var(--clear)' : undefined),
    '--ticket-figure': paint(couponStyle?.colourOfDiscount),
    '--ticket-words': paint(walletStyle?.colorOfWalletText),
    '--ticket-button': onDark ? 'var(--ink-press)' : undefined,
  };
  const named = Object.entries(tokens).filter(([, value]) => value !== undefined);
  return Object.fromEntries(named) as CSSProperties;
}
