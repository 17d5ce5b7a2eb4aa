import { IMAGE_SIZES } from '@vitrine/kit';
import type { RootState } from '@vitrine/state';
import { selectShopContent } from '@vitrine/state';
import type { RawContent } from '../../shop-content.ts';
import { readText } from '../../shop-content.ts';

/** The shop's content for invitations. */
export const selectInvitationContent = (state: RootState): RawContent => {
  const { invitation } = selectShopContent(state);
  return typeof invitation === 'object' && invitation !== null
    ? (invitation as RawContent)
    : NO_CONTENT;
};

const NO_CONTENT: RawContent = {};

/** Lists the sizes of the picture on an invitation. */
export function listInvitationImages(content: RawContent): { url: string; size: number }[] {
  const key = readText(content.imageKey);
  return key ? IMAGE_SIZES.map((size) => ({ url: `/images/${key}/${size}`, size })) : [];
}
