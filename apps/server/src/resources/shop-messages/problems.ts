import { defineMessages, type MessagePair } from '@vitrine/kit';
import { defineProblems } from '../../http/problems.ts';
import type { OverrideFault } from './check-override.ts';

export const messageProblem = defineProblems({
  'override-refused': {
    code: 'bad-input',
    zh: '文案不符合要求',
    en: 'The text cannot be shown',
  },
});

/** What the writer of an override reads. */
export const OVERRIDE_FAULTS = defineMessages({
  'unknown-key': ['商店已没有此文案', 'The shop has no such message any more'],
  empty: ['请填写文案，或恢复默认', 'Enter a text, or go back to the default'],
  'too-long': ['不得超过 1000 个字符', 'must have at most 1000 characters'],
  'line-break': ['不能换行', 'must be one line'],
  placeholders: [
    '须保留默认文案中的全部占位符，且不能添加其他占位符',
    'must have the same placeholders as the default, and no others',
  ],
} satisfies Record<OverrideFault, MessagePair>);
