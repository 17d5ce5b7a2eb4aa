import { formatMessage, type Language } from '@vitrine/kit';
import { Tag, Tooltip } from 'antd';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { blocksMessages } from '../../blocks/messages.ts';
import { listShownPages, listUsesOf, useBlock } from '../../blocks/useBlockUses.ts';

/** Reminds who edits a block of the pages that show it. */
export function BlockNotice({ code, language }: { code: string; language: Language }) {
  const texts = useMessages(blocksMessages);
  const { data } = useBlock(code);
  const count = data ? listShownPages(listUsesOf(data, language)).length : 0;
  if (count === 0) return <Tag color="green">{texts.block}</Tag>;
  return (
    <Tooltip title={formatMessage(texts.shownOn, { count })}>
      <Tag color="orange">{formatMessage(texts.blockOnPages, { count })}</Tag>
    </Tooltip>
  );
}
