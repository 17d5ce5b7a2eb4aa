import { OPERATOR_ROLES, type Operator } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Space, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { roleNames } from '../../parts/role-names.ts';
import { useMerchants } from '../../parts/useMerchants.ts';
import { useOperator } from '../../session/useOperator.ts';
import { loadPage } from '../../table/load-page.ts';
import { ResourceTable } from '../../table/ResourceTable.tsx';
import type { ResourceColumn, ResourceFilter } from '../../table/types.ts';
import { EditOperator } from './EditOperator.tsx';
import { InviteOperator } from './InviteOperator.tsx';
import { staffMessages } from './messages.ts';
import { OpenInvitations } from './OpenInvitations.tsx';

const load = loadPage('listOperators');

function useStaffColumns(): ResourceColumn<Operator>[] {
  const texts = useMessages(staffMessages);
  const roles = useMessages(roleNames);
  const format = useFormat();
  const merchants = useMerchants();
  const { id: ownId } = useOperator();
  return [
    {
      key: 'name',
      title: texts.name,
      width: 160,
      render: ({ id, name }) => (
        <>
          {name} {id === ownId && <Tag>{texts.you}</Tag>}
        </>
      ),
      toText: ({ name }) => name,
    },
    { key: 'email', title: texts.email, width: 220, render: (row) => row.email },
    { key: 'role', title: texts.role, width: 100, render: ({ role }) => roles[role] },
    {
      key: 'merchant',
      title: texts.merchant,
      render: ({ merchantId }) => (merchantId === null ? '–' : merchants.nameOf(merchantId)),
    },
    {
      key: 'status',
      title: texts.status,
      width: 100,
      render: ({ status }) => (
        <Tag color={status === 'active' ? 'green' : 'default'}>{texts[status]}</Tag>
      ),
    },
    {
      key: 'factor',
      title: texts.secondFactor,
      width: 110,
      render: ({ hasSecondFactor }) => (hasSecondFactor ? texts.isSetUp : texts.notSetUp),
    },
    {
      key: 'last',
      title: texts.lastLogin,
      width: 170,
      render: ({ lastLoginAt }) => (lastLoginAt ? format.dateTime(lastLoginAt) : texts.never),
    },
  ];
}

function useResetFactor() {
  const texts = useMessages(staffMessages);
  const { modal } = App.useApp();
  const reset = useAction({
    run: (id: string) => api.resetSecondFactor({ params: { id } }),
    changes: ['operators'],
    doneText: texts.resetDone,
  });
  return ({ id, name }: Operator) =>
    modal.confirm({
      title: formatMessage(texts.resetQuestion, { name }),
      content: texts.resetHint,
      okText: texts.resetFactor,
      onOk: () => reset.run(id),
    });
}

/** Operators with their roles, and open invitations. */
export function Staff() {
  const texts = useMessages(staffMessages);
  const roles = useMessages(roleNames);
  const [edited, setEdited] = useState<Operator>();
  const confirmReset = useResetFactor();
  const columns = useStaffColumns();
  const filters = useMemo<ResourceFilter[]>(
    () => [
      { kind: 'search', key: 'search', label: texts.search },
      {
        kind: 'select',
        key: 'role',
        label: texts.role,
        options: OPERATOR_ROLES.map((value) => ({ value, label: roles[value] })),
      },
    ],
    [texts, roles],
  );
  const buttons: ResourceColumn<Operator> = {
    key: 'actions',
    title: '',
    width: 240,
    render: (row) => (
      <Space>
        <Button size="small" onClick={() => setEdited(row)}>
          {texts.edit}
        </Button>
        {row.hasSecondFactor && (
          <Button size="small" onClick={() => confirmReset(row)}>
            {texts.resetFactor}
          </Button>
        )}
      </Space>
    ),
  };
  return (
    <>
      <ResourceTable
        name="operators"
        title={texts.title}
        rowId={({ id }) => id}
        columns={[...columns, buttons]}
        filters={filters}
        load={load}
        actions={<InviteOperator />}
        header={<OpenInvitations />}
      />
      {edited && (
        <EditOperator key={edited.id} operator={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
