import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    /** A host's own dialog says both, and Douyin's only fifty characters. */
    title: '放弃修改？',
    sentence: '离开后，刚才的改动不会保存。',
  },
  'en-US': {
    title: 'Discard changes?',
    sentence: 'They will not be kept.',
  },
});
