import type { WebhookEndpoint } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Space, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { eventNames } from '../../parts/event-names.ts';
import { ShowOnceModal } from '../../parts/ShowOnceModal.tsx';
import { useMerchants } from '../../parts/useMerchants.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn } from '../../table/types.ts';
import { EndpointForm } from './EndpointForm.tsx';
import { webhookMessages } from './messages.ts';
import { ReplaceSecret } from './ReplaceSecret.tsx';

const load = async () => ({ items: await api.listWebhookEndpoints(), nextCursor: null });

function useEndpointSteps() {
  const texts = useMessages(webhookMessages);
  const { modal } = App.useApp();
  const endFormer = useAction({
    run: (id: string) => api.endFormerWebhookSecret({ params: { id } }),
    changes: ['webhooks'],
    doneText: texts.formerEnded,
  });
  const remove = useAction({
    run: (id: string) => api.deleteWebhookEndpoint({ params: { id } }),
    changes: ['webhooks', 'webhook-deliveries'],
    doneText: texts.removed,
  });
  return {
    confirmEndOfFormer: ({ id, name }: WebhookEndpoint) =>
      modal.confirm({
        title: formatMessage(texts.endFormerQuestion, { name }),
        okText: texts.endFormer,
        onOk: () => endFormer.run(id),
      }),
    confirmRemoval: ({ id, name }: WebhookEndpoint) =>
      modal.confirm({
        title: formatMessage(texts.removeQuestion, { name }),
        okText: texts.remove,
        okButtonProps: { danger: true },
        onOk: () => remove.run(id),
      }),
  };
}

function useEndpointColumns(): ResourceColumn<WebhookEndpoint>[] {
  const texts = useMessages(webhookMessages);
  const { language } = useLanguage();
  const events = useMessages(eventNames);
  const merchants = useMerchants();
  const format = useFormat();
  return [
    {
      key: 'name',
      title: texts.name,
      width: 160,
      render: ({ id, name }) => <Link href={`/webhooks/deliveries?endpointId=${id}`}>{name}</Link>,
    },
    { key: 'url', title: texts.url, width: 200, render: ({ url }) => url },
    {
      key: 'status',
      title: texts.status,
      width: 90,
      render: ({ status, retryAt, formerSecretUntil }) => (
        <Space wrap size={4}>
          {status === 'active' && retryAt ? (
            <Tag color="red">
              {formatMessage(texts.putBack, { time: format.dateTime(retryAt) })}
            </Tag>
          ) : (
            <Tag color={status === 'active' ? 'green' : 'orange'}>{texts[status]}</Tag>
          )}
          {formerSecretUntil && (
            <Tag color="blue">
              {formatMessage(texts.bothSecrets, { time: format.dateTime(formerSecretUntil) })}
            </Tag>
          )}
        </Space>
      ),
    },
    {
      key: 'failures',
      title: texts.failures,
      width: 90,
      align: 'right',
      render: (row) => row.failures,
    },
    {
      key: 'events',
      title: texts.events,
      width: 190,
      render: (row) =>
        row.events.map((event) => events[event]).join(language === 'zh-CN' ? '、' : ', '),
    },
    { key: 'merchant', title: texts.merchant, render: (row) => merchants.nameOf(row.merchantId) },
  ];
}

/** Endpoints of other systems that get the events of the shop. */
export function Webhooks() {
  const texts = useMessages(webhookMessages);
  const [edited, setEdited] = useState<WebhookEndpoint | 'new'>();
  const [secret, setSecret] = useState<string | null>(null);
  const [replaced, setReplaced] = useState<WebhookEndpoint>();
  const { confirmEndOfFormer, confirmRemoval } = useEndpointSteps();
  const columns = useEndpointColumns();
  const actions: ResourceColumn<WebhookEndpoint> = {
    key: 'actions',
    title: '',
    width: 300,
    render: (row) => (
      <Space wrap>
        <Button size="small" onClick={() => setEdited(row)}>
          {texts.edit}
        </Button>
        <Button size="small" onClick={() => setReplaced(row)}>
          {texts.replace}
        </Button>
        {row.formerSecretUntil && (
          <Button size="small" onClick={() => confirmEndOfFormer(row)}>
            {texts.endFormer}
          </Button>
        )}
        <Button size="small" danger onClick={() => confirmRemoval(row)}>
          {texts.remove}
        </Button>
      </Space>
    ),
  };
  return (
    <>
      <ResourceTable
        name="webhooks"
        title={texts.title}
        rowId={({ id }) => id}
        columns={[...columns, actions]}
        load={load}
        actions={
          <Button type="primary" onClick={() => setEdited('new')}>
            {texts.create}
          </Button>
        }
      />
      {edited && (
        <EndpointForm
          {...(edited === 'new' ? {} : { endpoint: edited })}
          onSecret={setSecret}
          onClose={() => setEdited(undefined)}
        />
      )}
      {replaced && (
        <ReplaceSecret
          endpoint={replaced}
          onSecret={setSecret}
          onClose={() => setReplaced(undefined)}
        />
      )}
      <ShowOnceModal title={texts.secret} text={secret} onClose={() => setSecret(null)} />
    </>
  );
}
