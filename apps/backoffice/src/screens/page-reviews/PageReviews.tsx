import type { WaitingReview } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { useFormat } from '../../language/useFormat.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { pageHref } from '../pages/page-href.ts';
import { reviewMessages } from './messages.ts';
import { ReviewStateTag } from './ReviewStateTag.tsx';

const load = loadPage('listPageReviews');
const FILTERED = ['requested', 'changes-requested', 'approved'] as const;

function useColumns(): ResourceColumn<WaitingReview>[] {
  const texts = useMessages(reviewMessages);
  const languageTexts = useMessages(languageNames);
  const { dateTime } = useFormat();
  return [
    {
      key: 'page',
      title: texts.page,
      width: 240,
      render: (row) => <Link href={pageHref(row)}>{row.pageName || row.page}</Link>,
      toText: ({ page }) => page,
    },
    {
      key: 'language',
      title: texts.language,
      width: 90,
      render: ({ language }) => languageTexts[language as Language] ?? language,
    },
    {
      key: 'state',
      title: texts.state,
      width: 130,
      render: ({ state }) => <ReviewStateTag state={state} />,
      toText: ({ state }) => texts.states[state],
    },
    { key: 'note', title: texts.note, render: ({ note, answer }) => answer || note || '–' },
    { key: 'requester', title: texts.requester, width: 140, render: (row) => row.requester },
    {
      key: 'requestedAt',
      title: texts.requestedAt,
      width: 180,
      render: ({ requestedAt }) => dateTime(requestedAt),
    },
  ];
}

/** The drafts that wait for a review, for changes, or to be published. */
export function PageReviews() {
  const texts = useMessages(reviewMessages);
  const filters = useMemo((): ResourceFilter[] => {
    const options = FILTERED.map((value) => ({ value, label: texts.states[value] }));
    return [{ kind: 'select', key: 'state', label: texts.state, options }];
  }, [texts]);
  return (
    <ResourceTable
      name="page-reviews"
      title={texts.title}
      rowId={({ draftId }) => draftId}
      columns={useColumns()}
      filters={filters}
      load={load}
    />
  );
}
