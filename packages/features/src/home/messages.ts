import type { Gender } from '@vitrine/contract';
import type { Messages } from '@vitrine/kit';

type HomeWords = Record<Gender, string> & {
  /** What the three tabs are, for those who hear them. */
  tabs: string;
};

export const messages: Messages<HomeWords> = {
  'zh-CN': { women: '女士', men: '男士', kids: '童装', tabs: '为谁选购' },
  'en-US': { women: 'Women', men: 'Men', kids: 'Kids', tabs: 'Shop for' },
};
