import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    genders: { women: '女士', men: '男士', kids: '童装' },
    gender: '性别',
    titles: { women: '女士', men: '男士', kids: '童装' },
  },
  'en-US': {
    genders: { women: 'Women', men: 'Men', kids: 'Kids' },
    gender: 'Gender',
    titles: { women: 'Women', men: 'Men', kids: 'Kids' },
  },
});
