import { Card, Flex, Tag } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { CreateRequest } from './CreateRequest.tsx';
import { privacyMessages } from './messages.ts';
import { RequestActions } from './RequestActions.tsx';
import { RequestClock } from './RequestClock.tsx';

type Overview = Pick<AdminResponse<'getShopper'>, 'id' | 'erasedAt' | 'privacyRequests'>;

/** What one shopper asked the shop to do with their data. */
export function ShopperRequests({ shopper }: { shopper: Overview }) {
  const texts = useMessages(privacyMessages);
  const canWrite = useMayCall('createPrivacyRequest');
  const { id, erasedAt, privacyRequests } = shopper;
  return (
    <Card
      size="small"
      title={<h2 style={{ fontSize: 14, margin: 0 }}>{texts.title}</h2>}
      extra={canWrite && !erasedAt && <CreateRequest shopperId={id} />}
    >
      {privacyRequests.length === 0 && texts.none}
      <Flex vertical gap={8}>
        {privacyRequests.map((request) => (
          <Flex key={request.id} gap={8} align="center" wrap>
            <span>{texts.kinds[request.kind]}</span>
            <Tag>{texts.statuses[request.status]}</Tag>
            <span style={{ flex: 1 }}>
              <RequestClock {...request} />
            </span>
            <RequestActions {...request} />
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}
