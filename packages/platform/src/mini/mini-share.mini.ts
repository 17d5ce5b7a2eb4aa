import { showShareMenu } from '@tarojs/taro';
import type { Share, ShareContent } from '../ports/share.ts';

/** Several pages are open at once: each has a share of its own, and knows what was prepared there. */
export interface PageShare extends Share {
  prepared(): ShareContent | undefined;
}

export function createMiniShare(): PageShare {
  let prepared: ShareContent | undefined;
  return {
    prepared: () => prepared,
    prepare(content) {
      prepared = content;
      showShareMenu({});
    },
    // A host opens its share sheet only from its own button, so the shopper is shown where it is.
    async open(content) {
      prepared = content;
      return 'guided';
    },
  };
}
