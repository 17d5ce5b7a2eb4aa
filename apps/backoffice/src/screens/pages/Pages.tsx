import type { PageSummary } from '@vitrine/contract/admin';
import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { toOptions } from '../../parts/to-options.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { ImportButton } from '../page-archives/ImportButton.tsx';
import { pagesMessages } from './messages.ts';
import { NewPageDialog } from './NewPageDialog.tsx';
import { PageForm } from './PageForm.tsx';
import { PageStateTag } from './PageStateTag.tsx';

const load = loadPage('listPages');

function usePageColumns(): ResourceColumn<PageSummary>[] {
  const texts = useMessages(pagesMessages);
  const languageTexts = useMessages(languageNames);
  const nameLanguages = ({ languages }: PageSummary) =>
    languages.map((language) => languageTexts[language]).join(', ');
  return [
    {
      key: 'name',
      title: texts.name,
      width: 240,
      render: ({ code, name }) => <Link href={`/pages/${code}`}>{name || code}</Link>,
      toText: ({ name }) => name,
    },
    {
      key: 'code',
      title: texts.code,
      width: 200,
      render: ({ code }) => code,
      toText: ({ code }) => code,
    },
    { key: 'kind', title: texts.kind, width: 90, render: ({ kind }) => texts.kinds[kind] },
    {
      key: 'state',
      title: texts.state,
      width: 110,
      render: ({ state }) => <PageStateTag state={state} />,
      toText: ({ state }) => texts.states[state],
    },
    { key: 'languages', title: texts.languages, render: nameLanguages, toText: nameLanguages },
    {
      key: 'drafts',
      title: texts.drafts,
      width: 80,
      align: 'right',
      render: (row) => row.draftCount,
    },
  ];
}

function useFilters(): ResourceFilter[] {
  const texts = useMessages(pagesMessages);
  return useMemo(() => {
    return [
      { kind: 'search', key: 'search', label: texts.search },
      { kind: 'select', key: 'kind', label: texts.kind, options: toOptions(texts.kinds) },
      { kind: 'select', key: 'state', label: texts.state, options: toOptions(texts.states) },
    ];
  }, [texts]);
}

function RowActions({ page, onCopy }: { page: PageSummary; onCopy(): void }) {
  const texts = useMessages(pagesMessages);
  const isArchived = page.state === 'archived';
  const turn = useAction({
    run: (code: string, options) =>
      isArchived
        ? api.unarchivePage({ params: { code } }, options)
        : api.archivePage({ params: { code } }, options),
    changes: ['pages'],
    doneText: isArchived ? texts.unarchived : texts.archived,
  });
  return (
    <Flex gap={8}>
      <Button size="small" onClick={onCopy}>
        {texts.copy}
      </Button>
      {(isArchived || page.state === 'draft') && (
        <Button size="small" loading={turn.isPending} onClick={() => turn.run(page.code)}>
          {isArchived ? texts.unarchive : texts.archive}
        </Button>
      )}
    </Flex>
  );
}

/** The pages of the shop that operators write. */
export function Pages() {
  const texts = useMessages(pagesMessages);
  const canWrite = useMayCall('createPage');
  const [source, setSource] = useState<PageSummary | 'new'>();
  const columns = usePageColumns();
  const actions: ResourceColumn<PageSummary> = {
    key: 'actions',
    title: '',
    width: 180,
    render: (page) => <RowActions page={page} onCopy={() => setSource(page)} />,
  };
  return (
    <>
      <ResourceTable
        name="pages"
        title={texts.title}
        rowId={({ code }) => code}
        columns={canWrite ? [...columns, actions] : columns}
        filters={useFilters()}
        load={load}
        actions={
          canWrite && (
            <>
              <ImportButton />
              <Button type="primary" onClick={() => setSource('new')}>
                {texts.create}
              </Button>
            </>
          )
        }
      />
      {source === 'new' && <NewPageDialog onClose={() => setSource(undefined)} />}
      {source && source !== 'new' && (
        <PageForm source={source} onClose={() => setSource(undefined)} />
      )}
    </>
  );
}
