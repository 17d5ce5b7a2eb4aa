import type { CSSProperties } from 'react';
import { useIsOnDark } from '../context/module-context.ts';
import { isDarkColour, toCssColour } from '../parts/colour.ts';
import type { CouponFields } from './schema.ts';

type TicketFields = Pick<CouponFields, 'background' | 'couponStyle' | 'walletStyle'>;

/** The text tone of a ticket; undefined where the module's own text colours fit. */
export type TicketTextTone = 'light' | 'dark' | undefined;

export function getTicketTextTone(
  { couponStyle }: TicketFields,
  isOnDark: boolean,
): TicketTextTone {
  const background = couponStyle?.background;
  if (!background) return undefined;
  if (isDarkColour(background)) return 'light';
  return isOnDark ? 'dark' : undefined;
}

/** On a dark background the colour tokens are overridden; the originals are stored as `--base-*`. */
const resolveColour = (colour: string | undefined, isOnDark: boolean): string | undefined =>
  isOnDark && isDarkColour(colour) && !colour?.startsWith('#')
    ? `var(--base-${colour})`
    : toCssColour(colour);

/** The CSS variables of tickets: the module's background and the colours set on the page. */
export function useTicketStyle(fields: TicketFields): {
  style: CSSProperties;
  textTone: TicketTextTone;
} {
  const { background, couponStyle, walletStyle } = fields;
  const isOnDark = useIsOnDark();
  const tokens = {
    '--ticket-surround': background && 'var(--module-background)',
    '--ticket-background':
      resolveColour(couponStyle?.background, isOnDark) ??
      (isOnDark ? 'var(--module-background)' : undefined),
    '--ticket-value': resolveColour(couponStyle?.colourOfDiscount, isOnDark),
    '--ticket-text': resolveColour(walletStyle?.colorOfWalletText, isOnDark),
    '--ticket-button': isOnDark ? 'var(--ink-pressed)' : undefined,
  };
  const defined = Object.entries(tokens).filter(([, value]) => value);
  return {
    style: Object.fromEntries(defined) as CSSProperties,
    textTone: getTicketTextTone(fields, isOnDark),
  };
}
