import { ArrowLeftOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Alert, Card, Descriptions, Flex, Tag } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { ShopperRequests } from '../privacy-requests/ShopperRequests.tsx';
import { shopperMessages } from './messages.ts';
import { PersonalData } from './PersonalData.tsx';
import { ShopperActions } from './ShopperActions.tsx';
import { ShopperLists } from './ShopperLists.tsx';
import { ShopperRights } from './ShopperRights.tsx';
import { ShopperState } from './ShopperState.tsx';

type Overview = AdminResponse<'getShopper'>;

function Membership({ shopper }: { shopper: Overview }) {
  const texts = useMessages(shopperMessages);
  const format = useFormat();
  const { tier, benefits, createdAt, openSessions } = shopper;
  const items = [
    { key: 'tier', label: texts.tier, children: tier ?? texts.noTier },
    { key: 'created', label: texts.createdAt, children: format.date(createdAt) },
    { key: 'devices', label: texts.devices, children: openSessions },
    {
      key: 'benefits',
      label: texts.benefits,
      span: 'filled' as const,
      children: benefits.length
        ? benefits.map((each) => <Tag key={each.code}>{each.name}</Tag>)
        : '–',
    },
  ];
  return <Descriptions column={{ xs: 1, md: 3 }} size="small" items={items} />;
}

function Notices({ blocked, erasedAt }: Pick<Overview, 'blocked' | 'erasedAt'>) {
  const texts = useMessages(shopperMessages);
  const format = useFormat();
  return (
    <>
      {blocked && (
        <Alert
          type="error"
          showIcon
          title={formatMessage(texts.blockedSince, {
            time: format.dateTime(blocked.at),
            reason: blocked.reason,
          })}
        />
      )}
      {erasedAt && (
        <Alert
          showIcon
          title={formatMessage(texts.erasedSince, { time: format.dateTime(erasedAt) })}
        />
      )}
    </>
  );
}

function ShopperView({ shopper }: { shopper: Overview }) {
  const texts = useMessages(shopperMessages);
  const [full, setFull] = useState<AdminResponse<'unmaskShopper'>>();
  return (
    <Flex vertical gap={12}>
      <Flex gap={12} align="center" wrap>
        <h1 style={{ fontSize: 20, margin: 0, flex: 1 }}>
          {texts.number} {shopper.id} <ShopperState {...shopper} />
        </h1>
        <ShopperActions shopper={shopper} isUnmasked={full !== undefined} onUnmask={setFull} />
      </Flex>
      <Notices {...shopper} />
      <Card size="small">
        <PersonalData masked={shopper} full={full} />
        <Membership shopper={shopper} />
      </Card>
      <ShopperRights shopper={shopper} />
      <ShopperLists shopper={shopper} />
      <ShopperRequests shopper={shopper} />
    </Flex>
  );
}

/** One shopper as support sees them. */
export function Shopper() {
  const texts = useMessages(shopperMessages);
  const { id = '' } = useParams<{ id: string }>();
  const query = useQuery({
    queryKey: ['shopper', id],
    queryFn: ({ signal }) => api.getShopper({ params: { id } }, { signal }),
  });
  return (
    <Flex vertical gap={12} style={{ maxWidth: 1080 }}>
      <Link href="/shoppers">
        <ArrowLeftOutlined /> {texts.back}
      </Link>
      <QueryView query={query}>{(shopper) => <ShopperView shopper={shopper} />}</QueryView>
    </Flex>
  );
}
