import { useQuery } from '@tanstack/react-query';
import type { DraftSummary } from '@vitrine/contract/admin';
import { Button, Divider, Drawer } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { MODULE_FIELDS } from '../studio/entries.ts';
import { CommentPanel } from './CommentPanel.tsx';
import { reviewMessages } from './messages.ts';
import { ReviewPanel } from './ReviewPanel.tsx';

const WIDTH = 420;

function DraftPanels({ id }: { id: string }) {
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ['page-drafts', id, 'review'],
    queryFn: ({ signal }) => api.getPageDraft({ params: { id } }, { signal }),
  });
  return (
    <QueryView query={query}>
      {({ version, entries }) => (
        <>
          <ReviewPanel draftId={id} version={version} />
          <Divider />
          <CommentPanel
            draftId={id}
            targets={entries.map((entry, index) => ({
              id: entry.id,
              name: `${index + 1} · ${MODULE_FIELDS[entry.code]?.label[language] ?? entry.code}`,
            }))}
          />
        </>
      )}
    </QueryView>
  );
}

/** Opens the review and the comments of a draft beside its page. */
export function DraftReviewButton({ draft }: { draft: Pick<DraftSummary, 'id'> }) {
  const texts = useMessages(reviewMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {texts.review} · {texts.comments}
      </Button>
      <Drawer
        title={`${texts.review} · ${texts.comments}`}
        size={WIDTH}
        open={isOpen}
        destroyOnHidden
        onClose={() => setIsOpen(false)}
      >
        <DraftPanels id={draft.id} />
      </Drawer>
    </>
  );
}
