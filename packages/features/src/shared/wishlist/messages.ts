import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  /** {name} of the product; `aria-pressed` says whether it is saved. */
  keep: ['收藏 {name}', 'Save {name}'],
  kept: ['已收藏', 'Saved to your wishlist'],
  see: ['看收藏', 'See all'],
  failed: ['没能保存，请稍后再试', 'That could not be saved; please try again'],
});
