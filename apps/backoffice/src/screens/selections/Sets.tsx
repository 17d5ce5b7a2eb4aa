import { PlusOutlined } from '@ant-design/icons';
import { Button, Typography } from 'antd';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { genderNames } from '../../catalogue/names.ts';
import { pickText } from '../../catalogue/texts.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { filterByName } from './filter-by-name.ts';
import { selectionMessages } from './messages.ts';
import { RemoveButton } from './RemoveButton.tsx';

type CountedSet = AdminResponse<'listSets'>[number];

function useColumns(): ResourceColumn<CountedSet>[] {
  const texts = useMessages(selectionMessages);
  const genders = useMessages(genderNames);
  const { language } = useLanguage();
  const format = useFormat();
  const canWrite = useMayCall('deleteSet');
  const toName = ({ name }: CountedSet) => pickText(name, language);
  const toGender = ({ gender }: CountedSet) => (gender ? genders[gender] : texts.anyGender);
  const toKind = ({ rule }: CountedSet) => (rule ? texts.byRule : texts.byHand);
  return [
    {
      key: 'name',
      title: texts.name,
      width: 260,
      render: (set) => <Link href={`/sets/${set.id}`}>{toName(set)}</Link>,
      toText: toName,
    },
    { key: 'id', title: texts.id, width: 100, render: ({ id }) => id, toText: ({ id }) => id },
    { key: 'gender', title: texts.gender, width: 100, render: toGender, toText: toGender },
    { key: 'kind', title: texts.kind, width: 120, render: toKind, toText: toKind },
    {
      key: 'onSale',
      title: texts.onSale,
      width: 120,
      align: 'right',
      render: ({ onSale }) => format.number(onSale),
      toText: ({ onSale }) => String(onSale),
    },
    {
      key: 'position',
      title: texts.position,
      width: 100,
      align: 'right',
      render: ({ position }) => position,
      toText: ({ position }) => String(position),
    },
    ...(canWrite
      ? [
          {
            key: 'actions',
            title: '',
            width: 100,
            render: (set: CountedSet) => (
              <RemoveButton
                name={toName(set)}
                changes="sets"
                remove={() => api.deleteSet({ params: { id: set.id } })}
              />
            ),
          },
        ]
      : []),
  ];
}

/** The lists of products that the shop puts together by hand or by rule. */
export function Sets() {
  const texts = useMessages(selectionMessages);
  const columns = useColumns();
  const canWrite = useMayCall('createSet');
  const filters = useMemo<ResourceFilter[]>(
    () => [{ kind: 'search', key: 'search', label: texts.search }],
    [texts],
  );
  return (
    <ResourceTable<CountedSet>
      name="sets"
      title={texts.sets}
      rowId={({ id }) => id}
      columns={columns}
      filters={filters}
      load={async ({ search }, signal) => ({
        items: filterByName(await api.listSets({}, { signal }), search),
        nextCursor: null,
      })}
      header={<Typography.Text type="secondary">{texts.setsHint}</Typography.Text>}
      actions={
        canWrite && (
          <Link href="/sets/new" asChild>
            <Button type="primary" icon={<PlusOutlined aria-hidden />}>
              {texts.newSet}
            </Button>
          </Link>
        )
      }
    />
  );
}
