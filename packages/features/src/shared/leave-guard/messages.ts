import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  /** A host's own dialog says both, and Douyin's only fifty characters. */
  title: ['放弃修改？', 'Discard changes?'],
  sentence: ['离开后，刚才的改动不会保存。', 'They will not be kept.'],
});
