import { useQuery } from '@tanstack/react-query';
import { formatMessage, LANGUAGES, type Language } from '@vitrine/kit';
import { Button, Card, Empty, Flex } from 'antd';
import { Link, useLocation, useParams } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { usePermission } from '../../session/useOperator.ts';
import { ExportButton } from '../page-archives/ExportButton.tsx';
import { DraftReviewButton } from '../page-reviews/DraftReviewButton.tsx';
import { SaveTemplateButton } from '../page-templates/SaveTemplateButton.tsx';
import { pagesMessages } from '../pages/messages.ts';
import { PageStateTag } from '../pages/PageStateTag.tsx';
import { pageMessages } from './messages.ts';
import { RevisionList } from './RevisionList.tsx';

type ManagedPage = AdminResponse<'getPage'>;

function NewDraftButtons({ page }: { page: ManagedPage }) {
  const texts = useMessages(pageMessages);
  const { languageNames } = useMessages(pagesMessages);
  const [, goTo] = useLocation();
  const create = useAction({
    run: (language: Language, options) => {
      const [first] = page.drafts;
      const from = first ? { type: 'draft' as const, id: first.id } : null;
      return api.createPageDraft(
        { params: { code: page.code }, body: { language, from } },
        options,
      );
    },
    changes: ['pages'],
    onDone: ({ id }) => goTo(`/pages/${id}/edit`),
  });
  const isMissing = (language: Language) =>
    !page.drafts.some((draft) => draft.language === language && !draft.gender && !draft.benefit);
  return LANGUAGES.filter(isMissing).map((language) => (
    <Button key={language} loading={create.isPending} onClick={() => create.run(language)}>
      {formatMessage(texts.addDraft, { language: languageNames[language] })}
    </Button>
  ));
}

function DraftCards({ page }: { page: ManagedPage }) {
  const texts = useMessages(pageMessages);
  const { languageNames } = useMessages(pagesMessages);
  const { dateTime } = useFormat();
  if (page.drafts.length === 0) return <Empty description={texts.noDrafts} />;
  return (
    <Flex gap={12} wrap>
      {page.drafts.map((draft) => (
        <Card
          key={draft.id}
          size="small"
          title={[languageNames[draft.language], draft.country, draft.gender, draft.benefit]
            .filter(Boolean)
            .join(' · ')}
          extra={
            <Flex gap={12}>
              <Link href={`/pages/${draft.id}/versions`}>{texts.versions}</Link>
              <Link href={`/pages/${draft.id}/edit`}>{texts.edit}</Link>
            </Flex>
          }
          style={{ width: 320 }}
        >
          {draft.title || '–'}
          <br />
          {formatMessage(texts.savedBy, { name: draft.savedBy, time: dateTime(draft.savedAt) })}
          <Flex gap={8} wrap style={{ marginBlockStart: 8 }}>
            <DraftReviewButton draft={draft} />
            <SaveTemplateButton draftId={draft.id} name={page.name} />
          </Flex>
        </Card>
      ))}
    </Flex>
  );
}

function PageParts({ page }: { page: ManagedPage }) {
  const texts = useMessages(pageMessages);
  const canWrite = usePermission('content:write') && page.state !== 'archived';
  return (
    <Flex vertical gap={16}>
      <Link href="/pages">← {texts.back}</Link>
      <Flex gap={12} align="center" wrap>
        <h1 style={{ fontSize: 20, margin: 0 }}>{page.name || page.code}</h1>
        <PageStateTag state={page.state} />
        {page.state === 'live' && page.kind === 'content' && (
          <a href={`/content/${page.code}`} target="_blank" rel="noreferrer">
            {texts.open}
          </a>
        )}
        <ExportButton code={page.code} drafts={page.drafts} />
      </Flex>
      <h2 style={{ fontSize: 16, margin: 0 }}>{texts.drafts}</h2>
      <DraftCards page={page} />
      {canWrite && (
        <Flex gap={8}>
          <NewDraftButtons page={page} />
        </Flex>
      )}
      <h2 style={{ fontSize: 16, margin: 0 }}>{texts.revisions}</h2>
      <RevisionList code={page.code} />
    </Flex>
  );
}

/** A page with its drafts and what was published of it. */
export function Page() {
  const { code = '' } = useParams<{ code: string }>();
  const query = useQuery({
    queryKey: ['pages', 'one', code],
    queryFn: ({ signal }) => api.getPage({ params: { code } }, { signal }),
  });
  return <QueryView query={query}>{(page) => <PageParts page={page} />}</QueryView>;
}
