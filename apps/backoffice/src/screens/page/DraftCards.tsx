import { formatMessage } from '@vitrine/kit';
import { Card, Empty, Flex, Tag } from 'antd';
import { Link } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { useFormat } from '../../language/useFormat.ts';
import { DraftReviewButton } from '../page-reviews/DraftReviewButton.tsx';
import { SaveTemplateButton } from '../page-templates/SaveTemplateButton.tsx';
import { targetMessages } from '../pages/target-messages.ts';
import { useTargetText } from '../pages/useTargetText.ts';
import { pageMessages } from './messages.ts';

type ManagedPage = AdminResponse<'getPage'>;

function DraftCard({ draft, name }: { draft: ManagedPage['drafts'][number]; name: string }) {
  const texts = useMessages(pageMessages);
  const { arms } = useMessages(targetMessages);
  const languageTexts = useMessages(languageNames);
  const { dateTime } = useFormat();
  const nameTarget = useTargetText();
  const target = nameTarget({ ...draft, arm: null });
  return (
    <Card
      size="small"
      title={
        <span title={target}>
          {draft.arm && (
            <Tag color="purple" style={{ marginInlineEnd: 8 }}>
              {arms[draft.arm]}
            </Tag>
          )}
          {languageTexts[draft.language]} · {target}
        </span>
      }
      extra={
        <Flex gap={12}>
          <Link href={`/pages/${draft.id}/versions`}>{texts.versions}</Link>
          <Link href={`/pages/${draft.id}/edit`}>{texts.edit}</Link>
        </Flex>
      }
      style={{ width: 360 }}
    >
      {draft.title || '–'}
      <br />
      {formatMessage(texts.savedBy, { name: draft.savedBy, time: dateTime(draft.savedAt) })}
      <Flex gap={8} wrap style={{ marginBlockStart: 8 }}>
        <DraftReviewButton draft={draft} />
        <SaveTemplateButton draftId={draft.id} name={name} />
      </Flex>
    </Card>
  );
}

/** The drafts of a page, one for each language and target. */
export function DraftCards({ page }: { page: ManagedPage }) {
  const texts = useMessages(pageMessages);
  if (page.drafts.length === 0) return <Empty description={texts.noDrafts} />;
  return (
    <Flex gap={12} wrap>
      {page.drafts.map((draft) => (
        <DraftCard key={draft.id} draft={draft} name={page.name} />
      ))}
    </Flex>
  );
}
