import { type CouponFields, isDarkColour } from '@vitrine/modules';
import type { TicketTexts } from '@vitrine/ui';
import { tokens } from '../../brand/tokens.ts';
import { coloursOn, toColour, useColours } from '../parts/colours.ts';

type LookFields = Pick<CouponFields, 'background' | 'couponStyle' | 'walletStyle'>;

/** The colours of a ticket: those of the page, or the shop's own. */
export function useTicketLooks({ background, couponStyle, walletStyle }: LookFields) {
  const outer = useColours();
  const own = couponStyle?.background;
  const letters = own ? coloursOn(own) : outer;
  const surround = toColour(background) ?? tokens.paper;
  const isOnDark = isDarkColour(own || background);
  const red = isOnDark ? tokens.redWash : tokens.red;
  return {
    letters,
    surround,
    ground: toColour(own) ?? (isOnDark ? surround : tokens.ivory),
    name: toColour(walletStyle?.colorOfWalletText) ?? letters.ink,
    red,
    /** Letters on red. */
    onRed: isOnDark ? tokens.inkPressed : tokens.onInk,
    /** Only what can be claimed is bright. */
    value: {
      claimable: toColour(couponStyle?.colourOfDiscount) ?? red,
      available: letters.soft,
      claimed: letters.soft,
      expired: letters.quiet,
    } satisfies Record<TicketTexts['status'], string>,
  };
}

export type TicketLooks = ReturnType<typeof useTicketLooks>;
