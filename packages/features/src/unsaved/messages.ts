import type { Messages } from '@vitrine/kit';

interface UnsavedMessages {
  /** A host's own dialog says both, and Douyin's only fifty characters. */
  title: string;
  sentence: string;
}

export const messages: Messages<UnsavedMessages> = {
  'zh-CN': {
    title: '放弃修改？',
    sentence: '离开后，刚才的改动不会保存。',
  },
  'en-US': {
    title: 'Discard changes?',
    sentence: 'They will not be kept.',
  },
};
