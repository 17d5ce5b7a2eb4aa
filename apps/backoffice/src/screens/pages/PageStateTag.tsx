import type { PageSummary } from '@vitrine/contract/admin';
import { Tag } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { pagesMessages } from './messages.ts';

const COLOURS = { draft: 'default', upcoming: 'blue', live: 'green', archived: 'default' } as const;

export function PageStateTag({ state }: Pick<PageSummary, 'state'>) {
  const texts = useMessages(pagesMessages);
  return <Tag color={COLOURS[state]}>{texts.states[state]}</Tag>;
}
