import type { Messages } from '@vitrine/kit';

interface HeartMessages {
  /** {name} of the piece; whether it is kept is told by the button's state. */
  keep: string;
  kept: string;
  see: string;
  failed: string;
}

export const messages: Messages<HeartMessages> = {
  'zh-CN': {
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
};
