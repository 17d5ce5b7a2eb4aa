import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    /** {name} of the product; `aria-pressed` says whether it is saved. */
    keep: '收藏 {name}',
    kept: '已收藏',
    see: '看收藏',
    failed: '没能保存，请稍后再试',
  },
  'en-US': {
    keep: 'Save {name}',
    kept: 'Saved to your wishlist',
    see: 'See all',
    failed: 'That could not be saved; please try again',
  },
});
