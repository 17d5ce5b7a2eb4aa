import { useQuery } from '@tanstack/react-query';
import { formatMessage, LANGUAGES, type Language } from '@vitrine/kit';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { toShopUrl } from '../../shop-pages.ts';
import { ExportButton } from '../page-archives/ExportButton.tsx';
import { PageStateTag } from '../pages/PageStateTag.tsx';
import { EVERYBODY, haveSameTarget } from '../pages/target.ts';
import { DraftCards } from './DraftCards.tsx';
import { pageMessages } from './messages.ts';
import { NewVariantForm } from './NewVariantForm.tsx';
import { RevisionList } from './RevisionList.tsx';
import { PageTests } from './tests/PageTests.tsx';

type ManagedPage = AdminResponse<'getPage'>;

function NewDraftButtons({ page }: { page: ManagedPage }) {
  const texts = useMessages(pageMessages);
  const languageTexts = useMessages(languageNames);
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
    !page.drafts.some((draft) => draft.language === language && haveSameTarget(draft, EVERYBODY));
  return LANGUAGES.filter(isMissing).map((language) => (
    <Button key={language} loading={create.isPending} onClick={() => create.run(language)}>
      {formatMessage(texts.addDraft, { language: languageTexts[language] })}
    </Button>
  ));
}

function PageParts({ page }: { page: ManagedPage }) {
  const texts = useMessages(pageMessages);
  const canWrite = useMayCall('createPageDraft') && page.state !== 'archived';
  const [newVariant, setNewVariant] = useState<'a' | 'b'>();
  return (
    <Flex vertical gap={16}>
      <Link href="/pages">← {texts.back}</Link>
      <Flex gap={12} align="center" wrap>
        <h1 style={{ fontSize: 20, margin: 0 }}>{page.name || page.code}</h1>
        <PageStateTag state={page.state} />
        {page.state === 'live' && page.kind === 'content' && (
          <a href={toShopUrl(`/content/${page.code}`)} target="_blank" rel="noreferrer">
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
          {page.drafts.length > 0 && (
            <Button onClick={() => setNewVariant('a')}>{texts.newVariant}</Button>
          )}
        </Flex>
      )}
      {newVariant && (
        <NewVariantForm
          page={page}
          {...(newVariant === 'b' && { arm: newVariant })}
          onClose={() => setNewVariant(undefined)}
        />
      )}
      <PageTests page={page} onCreateB={() => setNewVariant('b')} />
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
