import type { PageBlock } from '@vitrine/contract/admin';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { MODULE_FIELDS } from '../studio/entries.ts';
import { blocksMessages } from './messages.ts';

const load = loadPage('listPageBlocks');

function useColumns(): ResourceColumn<PageBlock>[] {
  const texts = useMessages(blocksMessages);
  const languageTexts = useMessages(languageNames);
  const { language } = useLanguage();
  const nameLanguages = ({ languages }: PageBlock) =>
    languages.map((one) => languageTexts[one]).join(', ') || texts.notPublished;
  const nameModules = ({ modules }: PageBlock) =>
    modules.map((code) => MODULE_FIELDS[code]?.label[language] ?? code).join(' · ');
  return [
    {
      key: 'name',
      title: texts.name,
      width: 260,
      render: ({ code, name }) => <Link href={`/blocks/${code}`}>{name || code}</Link>,
      toText: ({ name }) => name,
    },
    { key: 'modules', title: texts.modules, render: nameModules, toText: nameModules },
    {
      key: 'languages',
      title: texts.languages,
      width: 140,
      render: nameLanguages,
      toText: nameLanguages,
    },
    {
      key: 'pages',
      title: texts.pages,
      width: 100,
      align: 'right',
      render: ({ pages }) => pages,
      toText: ({ pages }) => String(pages),
    },
  ];
}

/** The blocks of modules that pages share. */
export function Blocks() {
  const texts = useMessages(blocksMessages);
  const filters = useMemo(
    (): ResourceFilter[] => [{ kind: 'search', key: 'search', label: texts.search }],
    [texts],
  );
  return (
    <ResourceTable
      name="blocks"
      title={texts.title}
      rowId={({ code }) => code}
      columns={useColumns()}
      filters={filters}
      load={load}
      emptyText={texts.empty}
    />
  );
}
