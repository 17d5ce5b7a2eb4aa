import { formatMessage, type Language } from '@vitrine/kit';
import { Alert } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { BlockUses } from './BlockUses.tsx';
import { blocksMessages } from './messages.ts';
import { listDraftPages, listShownPages, listUsesOf, useBlock } from './useBlockUses.ts';

/** Warns of the pages that change when a block is published. */
export function BlockPublication({ code, language }: { code: string; language: Language }) {
  const texts = useMessages(blocksMessages);
  const query = useBlock(code);
  return (
    <div style={{ marginBlockEnd: 24 }}>
      <QueryView query={query}>
        {(block) => {
          const uses = listUsesOf(block, language);
          const shown = listShownPages(uses).length;
          const drafts = listDraftPages(uses).length;
          return (
            <Alert
              type={shown > 0 ? 'warning' : 'info'}
              showIcon
              title={shown > 0 ? formatMessage(texts.shownOn, { count: shown }) : texts.shownOnNone}
              description={
                <>
                  {drafts > 0 && formatMessage(texts.andDrafts, { count: drafts })}
                  {uses.length > 0 && (
                    <div style={{ maxHeight: 180, overflow: 'auto', marginBlockStart: 8 }}>
                      <BlockUses uses={uses} />
                    </div>
                  )}
                </>
              }
            />
          );
        }}
      </QueryView>
    </div>
  );
}
