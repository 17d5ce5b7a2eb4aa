import { PlusOutlined } from '@ant-design/icons';
import { isPausableType } from '@vitrine/contract/admin/item-inputs';
import { Button, Typography } from 'antd';
import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { toOptions } from '../../parts/to-options.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { BulkPause } from './BulkPause.tsx';
import { useFieldTexts } from './fields/useFieldTexts.ts';
import { createItemSource, type Item, itemsKey } from './item-source.ts';
import { findItemType, type ItemType, itemHref, NEW_ITEM } from './item-types.ts';
import { marketingMessages } from './messages.ts';
import { readItemName, readPeriod } from './read-item.ts';
import { StateTag } from './StateTag.tsx';
import { useItemRights } from './useItemRights.ts';

function useColumns(type: ItemType): ResourceColumn<Item>[] {
  const { language } = useLanguage();
  const texts = useMessages(marketingMessages);
  const format = useFormat();
  const { toValueText } = useFieldTexts();
  const toKind = ({ kind }: Item) => (typeof kind === 'string' ? toValueText(kind) : '–');
  return [
    {
      key: 'name',
      title: texts.name,
      width: 220,
      render: (item) => <Link href={itemHref(type, item.id)}>{readItemName(item, language)}</Link>,
      toText: (item) => readItemName(item, language),
    },
    { key: 'id', title: texts.id, width: 160, render: ({ id }) => id, toText: ({ id }) => id },
    { key: 'kind', title: texts.kind, width: 120, render: toKind, toText: toKind },
    {
      key: 'state',
      title: texts.state,
      width: 110,
      render: ({ state }) => <StateTag state={state} />,
      toText: ({ state }) => texts.states[state],
    },
    ...(['from', 'to'] as const).map((key) => ({
      key,
      title: texts[key],
      width: 180,
      render: (item: Item) => format.dateTime(readPeriod(item)[key]),
      toText: (item: Item) => readPeriod(item)[key] ?? '',
    })),
  ];
}

function useItemFilters(): ResourceFilter[] {
  const texts = useMessages(marketingMessages);
  return useMemo(
    () => [
      { kind: 'search', key: 'search', label: texts.search },
      {
        kind: 'select',
        key: 'state',
        label: texts.state,
        options: toOptions(texts.states),
      },
    ],
    [texts],
  );
}

function TypedList({ type }: { type: ItemType }) {
  const { language } = useLanguage();
  const texts = useMessages(marketingMessages);
  const columns = useColumns(type);
  const filters = useItemFilters();
  const source = createItemSource(type);
  const { canWrite, canPublish } = useItemRights(type);
  const row = findItemType(type);
  return (
    <ResourceTable<Item>
      name={itemsKey(type)}
      title={row?.title[language] ?? ''}
      rowId={({ id }) => id}
      columns={columns}
      filters={filters}
      load={(query, signal) => source.list(query as never, signal)}
      header={<Typography.Text type="secondary">{row?.hint[language]}</Typography.Text>}
      actions={
        canWrite && (
          <Link href={itemHref(type, NEW_ITEM)} asChild>
            <Button type="primary" icon={<PlusOutlined aria-hidden />}>
              {texts.create}
            </Button>
          </Link>
        )
      }
      {...(canPublish && isPausableType(type)
        ? {
            renderBulkActions: (items: readonly Item[], clear: () => void) => (
              <BulkPause type={type} items={items} onDone={clear} />
            ),
          }
        : {})}
    />
  );
}

/** The items of the type that the URL names. */
export function ItemList() {
  const [location] = useLocation();
  const row = findItemType(location.split('/').at(-1));
  return row ? <TypedList key={row.type} type={row.type} /> : null;
}
