import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Button, Card, Flex, Tag, Typography } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryFailure } from '../../parts/QueryFailure.tsx';
import { roleNames } from '../../parts/role-names.ts';
import { useMerchants } from '../../parts/useMerchants.ts';
import { staffMessages } from './messages.ts';

/** The invitations that are still open. */
export function OpenInvitations() {
  const texts = useMessages(staffMessages);
  const roles = useMessages(roleNames);
  const format = useFormat();
  const merchants = useMerchants();
  const query = useQuery({ queryKey: ['invitations'], queryFn: () => api.listInvitations() });
  const withdraw = useAction({
    run: (id: string) => api.revokeInvitation({ params: { id } }),
    changes: ['invitations'],
    doneText: texts.withdrawn,
  });
  if (query.isError) return <QueryFailure query={query} title={texts.invitations} />;
  if (!query.data?.length) return null;
  return (
    <Card size="small" title={<h2 style={{ fontSize: 14, margin: 0 }}>{texts.invitations}</h2>}>
      <Flex vertical gap={8}>
        {query.data.map(({ id, email, role, merchantId, expiresAt }) => (
          <Flex key={id} align="center" gap={8} wrap>
            <span>{email ?? texts.firstOwner}</span>
            <Tag>{roles[role]}</Tag>
            {merchantId !== null && <Tag>{merchants.nameOf(merchantId)}</Tag>}
            <Typography.Text type="secondary" style={{ flex: 1 }}>
              {formatMessage(texts.until, { time: format.dateTime(expiresAt) })}
            </Typography.Text>
            <Button size="small" onClick={() => withdraw.run(id)}>
              {texts.withdraw}
            </Button>
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
