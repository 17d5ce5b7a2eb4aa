import type { ReviewState } from '@vitrine/contract/admin';
import { Tag } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { reviewMessages } from './messages.ts';

const COLOURS = {
  none: 'default',
  requested: 'blue',
  approved: 'green',
  'changes-requested': 'orange',
  outdated: 'gold',
} as const;

export function ReviewStateTag({ state }: { state: ReviewState }) {
  const texts = useMessages(reviewMessages);
  return <Tag color={COLOURS[state]}>{texts.states[state]}</Tag>;
}
