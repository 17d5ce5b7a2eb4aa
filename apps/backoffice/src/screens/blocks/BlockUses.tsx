import type { BlockUse } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import { Empty, Table, type TableColumnsType, Tag } from 'antd';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { blocksMessages } from './messages.ts';

const COLOURS = {
  live: 'green',
  upcoming: 'blue',
  later: 'gold',
  draft: 'default',
  template: 'default',
} as const;

type Place = Omit<BlockUse, 'type'> & { readonly types: readonly BlockUse['type'][] };

const toKey = ({ page, language, country, gender, benefit }: Omit<BlockUse, 'type'>) =>
  [page, language, country, gender, benefit].join(' ');

/** A page and audience in one row, however it uses the block. */
const listPlaces = (uses: readonly BlockUse[]): Place[] =>
  [...Map.groupBy(uses, toKey).values()].flatMap((all) => {
    const [first] = all;
    return first ? [{ ...first, types: [...new Set(all.map(({ type }) => type))] }] : [];
  });

function useColumns(): TableColumnsType<Place> {
  const texts = useMessages(blocksMessages);
  const languageTexts = useMessages(languageNames);
  const nameAudience = ({ language, country, gender, benefit }: Place) =>
    [language && languageTexts[language as Language], country, gender, benefit]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      key: 'name',
      render: (_, { types, page, name }) =>
        types.includes('template') ? name : <Link href={`/pages/${page}`}>{name}</Link>,
    },
    { key: 'audience', render: (_, use) => nameAudience(use) },
    {
      key: 'type',
      align: 'right',
      render: (_, { types }) =>
        types.map((type) => (
          <Tag key={type} color={COLOURS[type]} style={{ margin: 0, marginInlineStart: 4 }}>
            {texts.useTypes[type]}
          </Tag>
        )),
    },
  ];
}

/** Where a block is used. */
export function BlockUses({ uses }: { uses: readonly BlockUse[] }) {
  const texts = useMessages(blocksMessages);
  return (
    <Table<Place>
      rowKey={toKey}
      size="small"
      showHeader={false}
      pagination={false}
      columns={useColumns()}
      dataSource={listPlaces(uses)}
      locale={{ emptyText: <Empty description={texts.noUses} /> }}
    />
  );
}
