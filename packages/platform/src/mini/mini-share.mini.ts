import { showShareMenu } from '@tarojs/taro';
import type { ShareContent, SharePort } from '../ports/share.ts';

/** Each open page has its own share port, which keeps the content prepared for that page. */
export interface PageShare extends SharePort {
  getPrepared(): ShareContent | undefined;
}

export function createMiniShare(): PageShare {
  let preparedContent: ShareContent | undefined;
  return {
    getPrepared: () => preparedContent,
    prepare(content) {
      preparedContent = content;
      showShareMenu({});
    },
    // A host opens its share sheet only from its own button, so the shopper gets a hint.
    async open(content) {
      preparedContent = content;
      return 'guided';
    },
  };
}
