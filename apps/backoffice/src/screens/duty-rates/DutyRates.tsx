import { PlusOutlined } from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Flex, Tag, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { nameCategoryPaths } from '../../catalogue/category-tree.ts';
import { pickText } from '../../catalogue/texts.ts';
import { useCategories } from '../../catalogue/useCatalogue.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { toOptions } from '../../parts/to-options.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { type DutyRate, DutyRateDialog } from './DutyRateDialog.tsx';
import { dutyRatesMessages } from './messages.ts';
import { toPercent } from './per-mille.ts';
import { useCountryOptions } from './useCountryOptions.ts';

const COLOURS = { coming: 'blue', running: 'green', ended: 'default' } as const;

function RateButtons({ rate, onEdit }: { rate: DutyRate; onEdit(): void }) {
  const texts = useMessages(dutyRatesMessages);
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const remove = useAction({
    run: () => api.deleteDutyRate({ params: { id: rate.id } }),
    changes: ['duty-rates'],
    doneText: texts.removed,
  });
  const ask = () =>
    void modal.confirm({
      title: formatMessage(texts.removeTitle, {
        name: pickText(rate.name, language),
        day: rate.validFrom,
      }),
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.run(),
    });
  return (
    <Flex gap={8}>
      <Button size="small" onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button size="small" danger loading={remove.isPending} onClick={ask}>
        {texts.remove}
      </Button>
    </Flex>
  );
}

/** The names of the categories of rates, from the top. */
function useCategoryPaths(): (rate: DutyRate) => string {
  const { language } = useLanguage();
  const categories = useCategories().data;
  const paths = useMemo(
    () => nameCategoryPaths(categories ?? [], language),
    [categories, language],
  );
  return ({ categoryId }) => paths.get(categoryId) ?? categoryId;
}

interface ColumnOptions {
  toPath(rate: DutyRate): string;
  onEdit(rate: DutyRate): void;
}

function useColumns({ toPath, onEdit }: ColumnOptions): ResourceColumn<DutyRate>[] {
  const texts = useMessages(dutyRatesMessages);
  const { language } = useLanguage();
  const format = useFormat();
  const countries = useCountryOptions();
  const canWrite = useMayCall('updateDutyRate');
  const toText = {
    category: toPath,
    name: ({ name }: DutyRate) => pickText(name, language),
    country: ({ country }: DutyRate) =>
      countries.find(({ value }) => value === country)?.label ?? country,
    source: ({ source }: DutyRate) => pickText(source, language),
    status: ({ status }: DutyRate) => texts.statuses[status],
  };
  const columns: ResourceColumn<DutyRate>[] = [
    ...(['category', 'name', 'country'] as const).map((key) => ({
      ...{ key, title: texts[key], width: key === 'category' ? 220 : 140 },
      ...{ render: toText[key], toText: toText[key] },
    })),
    ...(['duty', 'vat'] as const).map((key) => ({
      ...{ key, title: texts[key], width: 120, align: 'right' as const },
      render: (rate: DutyRate) => format.number(toPercent(rate[key])),
      toText: (rate: DutyRate) => String(toPercent(rate[key])),
    })),
    {
      ...{ key: 'validFrom', title: texts.validFrom, width: 120 },
      ...{ render: ({ validFrom }) => validFrom, toText: ({ validFrom }) => validFrom },
    },
    {
      ...{ key: 'endsOn', title: texts.validTo, width: 120 },
      ...{ render: ({ endsOn }) => endsOn ?? texts.open, toText: ({ endsOn }) => endsOn ?? '' },
    },
    {
      ...{ key: 'status', title: texts.status, width: 110, toText: toText.status },
      render: (rate) => <Tag color={COLOURS[rate.status]}>{toText.status(rate)}</Tag>,
    },
    {
      ...{ key: 'source', title: texts.source, width: 220, isOptional: true },
      ...{ render: toText.source, toText: toText.source },
    },
  ];
  if (canWrite)
    columns.push({
      ...{ key: 'actions', title: '', width: 150 },
      render: (rate) => <RateButtons rate={rate} onEdit={() => onEdit(rate)} />,
    });
  return columns;
}

function useRateFilters(): ResourceFilter[] {
  const texts = useMessages(dutyRatesMessages);
  const countries = useCountryOptions();
  return useMemo(
    () => [
      { kind: 'search', key: 'search', label: texts.search },
      { kind: 'select', key: 'country', label: texts.country, options: countries },
      { kind: 'select', key: 'status', label: texts.status, options: toOptions(texts.statuses) },
    ],
    [texts, countries],
  );
}

/** What part of the price of imported goods is duty and VAT. */
export function DutyRates() {
  const texts = useMessages(dutyRatesMessages);
  const canWrite = useMayCall('createDutyRate');
  const [edited, setEdited] = useState<DutyRate | 'new'>();
  const toPath = useCategoryPaths();
  const columns = useColumns({ toPath, onEdit: setEdited });
  const filters = useRateFilters();
  const matches = (rate: DutyRate, search = '') =>
    [toPath(rate), rate.name['zh-CN'], rate.name['en-US']]
      .join(' ')
      .toLowerCase()
      .includes(search.trim().toLowerCase());
  return (
    <>
      <ResourceTable<DutyRate>
        name="duty-rates"
        title={texts.title}
        rowId={({ id }) => id}
        columns={columns}
        filters={filters}
        emptyText={texts.empty}
        load={async ({ search, country, status }, signal) => ({
          items: (await api.listDutyRates({}, { signal })).filter(
            (rate) =>
              matches(rate, search) &&
              (!country || rate.country === country) &&
              (!status || rate.status === status),
          ),
          nextCursor: null,
        })}
        header={<Typography.Text type="secondary">{texts.hint}</Typography.Text>}
        actions={
          canWrite && (
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => setEdited('new')}
            >
              {texts.add}
            </Button>
          )
        }
      />
      {edited && (
        <DutyRateDialog
          rate={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
