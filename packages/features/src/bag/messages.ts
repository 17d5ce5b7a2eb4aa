import type { Messages } from '@vitrine/kit';

interface BagMessages {
  title: string;
  empty: string;
  hint: string;
  goHome: string;
  goCategories: string;
}

export const messages: Messages<BagMessages> = {
  'zh-CN': {
    title: '购物袋',
    empty: '袋中空空',
    hint: '留着位置，等一件合意的。',
    goHome: '去逛逛',
    goCategories: '按分类看',
  },
  'en-US': {
    title: 'Bag',
    empty: 'Your bag is empty',
    hint: 'There is room for something you will keep.',
    goHome: 'Look around',
    goCategories: 'Shop by category',
  },
};
