import type { FailedEvent } from '@vitrine/contract/admin';
import { Button, Flex, Typography } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { eventNames } from '../../parts/event-names.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn } from '../../table/types.ts';
import { failedEventMessages } from './messages.ts';

const load = loadPage('listFailedEvents');

function SendAgain({ id }: { id: string }) {
  const texts = useMessages(failedEventMessages);
  const again = useAction({
    run: () => api.redistributeEvent({ params: { id } }),
    changes: ['failed-events'],
    doneText: texts.sent,
  });
  return (
    <Button size="small" loading={again.isPending} onClick={() => again.run()}>
      {texts.sendAgain}
    </Button>
  );
}

function useEventColumns(): ResourceColumn<FailedEvent>[] {
  const texts = useMessages(failedEventMessages);
  const events = useMessages(eventNames);
  const format = useFormat();
  return [
    {
      key: 'failed',
      title: texts.failedAt,
      width: 170,
      render: ({ failedAt }) => format.dateTime(failedAt),
    },
    {
      key: 'event',
      title: texts.event,
      width: 160,
      render: ({ type }) => events[type as keyof typeof events] ?? type,
    },
    { key: 'subject', title: texts.subject, width: 140, render: ({ subjectId }) => subjectId },
    {
      key: 'happened',
      title: texts.happenedAt,
      width: 170,
      render: ({ at }) => format.dateTime(at),
    },
    {
      key: 'reason',
      title: texts.reason,
      render: ({ reason }) => (reason === 'unknown-type' ? texts.unknownType : reason),
    },
  ];
}

/** Events whose messages and webhook deliveries could not be created, and how to send them again. */
export function FailedEvents() {
  const texts = useMessages(failedEventMessages);
  const columns = useEventColumns();
  const canWrite = useMayCall('redistributeEvent');
  const actions: ResourceColumn<FailedEvent> = {
    key: 'actions',
    title: '',
    width: 130,
    render: ({ id }) => <SendAgain id={id} />,
  };
  return (
    <Flex vertical gap={12}>
      <ResourceTable
        name="failed-events"
        title={texts.title}
        rowId={({ id }) => id}
        columns={canWrite ? [...columns, actions] : columns}
        load={load}
      />
      <Typography.Text type="secondary">{texts.intro}</Typography.Text>
    </Flex>
  );
}
