import type { Messages } from '@vitrine/kit';

interface UnsavedMessages {
  title: string;
  sentence: string;
  /** Both in one, for a host's own dialog: Douyin shows fifty characters of it. */
  question: string;
}

export const messages: Messages<UnsavedMessages> = {
  'zh-CN': {
    title: '放弃修改？',
    sentence: '离开后，刚才的改动不会保存。',
    question: '放弃修改？离开后，刚才的改动不会保存。',
  },
  'en-US': {
    title: 'Discard changes?',
    sentence: 'What you have just changed will not be kept.',
    question: 'Discard changes? They will not be kept.',
  },
};
