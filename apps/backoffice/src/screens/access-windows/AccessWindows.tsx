import { PlusOutlined } from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Flex, Tag, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { ScreenLink } from '../../parts/ScreenLink.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { type AccessWindow, AccessWindowDialog } from './AccessWindowDialog.tsx';
import { accessWindowsMessages } from './messages.ts';

const load = loadPage('listAccessWindows');
const COLOURS = { coming: 'blue', open: 'green' } as const;
const PATHS = { product: '/products', sale: '/sales' } as const;

function WindowButtons({ window, onEdit }: { window: AccessWindow; onEdit(): void }) {
  const texts = useMessages(accessWindowsMessages);
  const { modal } = App.useApp();
  const { id, target, state } = window;
  const remove = useAction({
    run: () => api.deleteAccessWindow({ params: { id } }),
    changes: ['access-windows'],
    doneText: texts.removed,
  });
  const ask = () =>
    void modal.confirm({
      title: formatMessage(texts.removeTitle, { name: target.name }),
      content: texts.removeHint,
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.run(),
    });
  return (
    <Flex gap={8}>
      {state === 'coming' && (
        <Button size="small" aria-label={`${texts.edit} ${target.name}`} onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
      <Button
        size="small"
        danger
        aria-label={`${texts.remove} ${target.name}`}
        loading={remove.isPending}
        onClick={ask}
      >
        {texts.remove}
      </Button>
    </Flex>
  );
}

/** Says from when each tier enters. */
function useEarlyTexts() {
  const texts = useMessages(accessWindowsMessages);
  const format = useFormat();
  return ({ early }: AccessWindow): string[] =>
    early.length === 0
      ? [texts.noTierEarly]
      : early.map(({ tier, hours, from }) =>
          formatMessage(texts.earlyOf, { tier, hours, time: format.dateTime(from) }),
        );
}

function useColumns(onEdit: (window: AccessWindow) => void): ResourceColumn<AccessWindow>[] {
  const texts = useMessages(accessWindowsMessages);
  const format = useFormat();
  const toEarly = useEarlyTexts();
  const canWrite = useMayCall('updateAccessWindow');
  const columns: ResourceColumn<AccessWindow>[] = [
    {
      ...{ key: 'target', title: texts.target, width: 260 },
      render: ({ target }) => (
        <ScreenLink href={`${PATHS[target.kind]}/${target.id}`}>{target.name}</ScreenLink>
      ),
      toText: ({ target }) => target.name,
    },
    {
      ...{ key: 'kind', title: texts.kind, width: 100 },
      render: ({ target }) => texts.kinds[target.kind],
      toText: ({ target }) => texts.kinds[target.kind],
    },
    {
      ...{ key: 'benefit', title: texts.benefit, width: 140 },
      render: ({ benefit }) => benefit.name,
      toText: ({ benefit }) => benefit.name,
    },
    {
      ...{ key: 'opensAt', title: texts.opensAt, width: 170 },
      render: ({ opensAt }) => format.dateTime(opensAt),
      toText: ({ opensAt }) => opensAt,
    },
    {
      ...{ key: 'early', title: texts.early, width: 300 },
      render: (window) => toEarly(window).map((line) => <div key={line}>{line}</div>),
      toText: (window) => toEarly(window).join('; '),
    },
    {
      ...{ key: 'state', title: texts.state, width: 100 },
      render: ({ state }) => <Tag color={COLOURS[state]}>{texts.states[state]}</Tag>,
      toText: ({ state }) => texts.states[state],
    },
  ];
  if (canWrite)
    columns.push({
      ...{ key: 'actions', title: '', width: 160 },
      render: (window) => <WindowButtons window={window} onEdit={() => onEdit(window)} />,
    });
  return columns;
}

/** Products and sales that open to members before everyone else. */
export function AccessWindows() {
  const texts = useMessages(accessWindowsMessages);
  const canWrite = useMayCall('createAccessWindows');
  const [edited, setEdited] = useState<AccessWindow | 'new'>();
  const columns = useColumns(setEdited);
  const filters = useMemo<ResourceFilter[]>(
    () => [{ kind: 'select', key: 'state', label: texts.state, options: toOptions(texts.states) }],
    [texts],
  );
  return (
    <>
      <ResourceTable<AccessWindow>
        name="access-windows"
        title={texts.title}
        rowId={({ id }) => id}
        columns={columns}
        filters={filters}
        emptyText={texts.empty}
        load={load}
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
        <AccessWindowDialog
          window={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
