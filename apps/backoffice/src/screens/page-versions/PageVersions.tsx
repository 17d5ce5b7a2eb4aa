import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Flex, Typography } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { pageHref } from '../pages/page-href.ts';
import { versionMessages } from './messages.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { type Choice, VersionList } from './VersionList.tsx';

/** The newest version is compared with the one before, which an autosave may have left out. */
const chooseFirst = ({ version }: AdminResponse<'getPageDraft'>): Choice => ({
  older: 0,
  newer: version,
});

function Versions({ draft }: { draft: AdminResponse<'getPageDraft'> }) {
  const texts = useMessages(versionMessages);
  const languageTexts = useMessages(languageNames);
  const [choice, setChoice] = useState(() => chooseFirst(draft));
  const { older, newer } = choice;
  const isComparable = older > 0 && older !== newer;
  const language = languageTexts[draft.language];
  return (
    <Flex vertical gap={16}>
      <Link href={pageHref(draft)}>← {texts.back}</Link>
      <h1 style={{ fontSize: 20, margin: 0 }}>
        {formatMessage(texts.heading, { page: draft.page, language })}
      </h1>
      <Typography.Text type="secondary">{texts.hint}</Typography.Text>
      <VersionList draft={draft} choice={choice} onChoose={setChoice} />
      {isComparable ? (
        <VersionComparison draft={draft} older={older} newer={newer} />
      ) : (
        <Typography.Text type="secondary">{texts.same}</Typography.Text>
      )}
    </Flex>
  );
}

/** The versions of a draft: what changed between two of them, and the way back to one. */
export function PageVersions() {
  const { id = '' } = useParams<{ id: string }>();
  const query = useQuery({
    queryKey: ['page-drafts', id, 'versions'],
    queryFn: ({ signal }) => api.getPageDraft({ params: { id } }, { signal }),
  });
  return (
    <QueryView query={query}>{(draft) => <Versions key={draft.version} draft={draft} />}</QueryView>
  );
}
