import { formatMessage } from '@vitrine/kit';
import { App, Button } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { useMerchants } from '../../parts/useMerchants.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn } from '../../table/types.ts';
import { CreateApiKey } from './CreateApiKey.tsx';
import { KeyPermissions } from './KeyPermissions.tsx';
import { apiKeyMessages } from './messages.ts';

type ApiKey = AdminResponse<'listApiKeys'>[number];

const load = async () => ({ items: await api.listApiKeys(), nextCursor: null });

function useRevoke() {
  const texts = useMessages(apiKeyMessages);
  const { modal } = App.useApp();
  const revoke = useAction({
    run: (id: string) => api.revokeApiKey({ params: { id } }),
    changes: ['api-keys'],
    doneText: texts.revoked,
  });
  return ({ id, name }: ApiKey) =>
    modal.confirm({
      title: formatMessage(texts.revokeQuestion, { name }),
      content: texts.revokeHint,
      okText: texts.revoke,
      okButtonProps: { danger: true },
      onOk: () => revoke.run(id),
    });
}

/** The keys of machines. */
export function ApiKeys() {
  const texts = useMessages(apiKeyMessages);
  const format = useFormat();
  const merchants = useMerchants();
  const confirmRevoke = useRevoke();
  const columns: ResourceColumn<ApiKey>[] = [
    { key: 'name', title: texts.name, width: 160, render: ({ name }) => name },
    {
      key: 'prefix',
      title: texts.prefix,
      width: 150,
      render: ({ prefix }) => <code>{prefix}…</code>,
    },
    {
      key: 'permissions',
      title: texts.permissions,
      width: 320,
      render: (row) => <KeyPermissions apiKey={row} />,
    },
    { key: 'createdBy', title: texts.createdBy, width: 140, render: (row) => row.createdBy.name },
    { key: 'merchant', title: texts.merchant, render: (row) => merchants.nameOf(row.merchantId) },
    { key: 'expires', title: texts.expires, render: (row) => format.date(row.expiresAt) },
    {
      key: 'lastUsed',
      title: texts.lastUsed,
      width: 170,
      render: ({ lastUsedAt }) => (lastUsedAt ? format.dateTime(lastUsedAt) : texts.never),
    },
    {
      key: 'actions',
      title: '',
      width: 100,
      render: (row) => (
        <Button size="small" danger onClick={() => confirmRevoke(row)}>
          {texts.revoke}
        </Button>
      ),
    },
  ];
  return (
    <ResourceTable
      name="api-keys"
      title={texts.title}
      rowId={({ id }) => id}
      columns={columns}
      load={load}
      actions={<CreateApiKey />}
    />
  );
}
