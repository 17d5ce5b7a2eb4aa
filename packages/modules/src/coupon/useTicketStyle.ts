import type { CSSProperties } from 'react';
import { useOnDark } from '../page/place.ts';
import { isDark, paint } from '../parts/colour.ts';
import type { CouponFields } from './schema.ts';

type Look = Pick<CouponFields, 'background' | 'couponStyle' | 'walletStyle'>;

/** The words of a ticket, where the ground of its own is not like the one that it lies on. */
export type TicketWords = 'light' | 'dark' | undefined;

export function ticketWords({ couponStyle }: Look, onDark: boolean): TicketWords {
  const ground = couponStyle?.background;
  if (!ground) return undefined;
  if (isDark(ground)) return 'light';
  return onDark ? 'dark' : undefined;
}

/** On a dark ground the dark colours stand for light ones; each is kept under a name of its own. */
const painted = (colour: string | undefined, onDark: boolean): string | undefined =>
  onDark && isDark(colour) && !colour?.startsWith('#') ? `var(--own-${colour})` : paint(colour);

/** The tokens of tickets on the ground of their module, and in the colours that their page asks for. */
export function useTicketStyle(fields: Look): { style: CSSProperties; words: TicketWords } {
  const { background, couponStyle, walletStyle } = fields;
  const onDark = useOnDark();
  const tokens = {
    '--ticket-around': background && 'var(--module-ground)',
    '--ticket-ground':
      painted(couponStyle?.background, onDark) ?? (onDark ? 'var(--module-ground)' : undefined),
    '--ticket-figure': painted(couponStyle?.colourOfDiscount, onDark),
    '--ticket-words': painted(walletStyle?.colorOfWalletText, onDark),
    '--ticket-button': onDark ? 'var(--ink-press)' : undefined,
  };
  const named = Object.entries(tokens).filter(([, value]) => value);
  return { style: Object.fromEntries(named) as CSSProperties, words: ticketWords(fields, onDark) };
}
