import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { Empty, Flex, Timeline, Typography } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { nameItem } from '../../orders/name-item.ts';
import { orderMessages } from './messages.ts';
import { SectionCard } from './SectionCard.tsx';

type Parcel = MerchantOrderDetails['parcels'][number];

function ParcelView({ parcel, order }: { parcel: Parcel; order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  const format = useFormat();
  const contents = parcel.items.map(({ orderItemId, quantity }) => {
    const item = order.items.find(({ id }) => id === orderItemId);
    return `${item ? nameItem(item) : orderItemId} × ${quantity}`;
  });
  return (
    <div>
      <Flex gap={8} wrap align="baseline">
        <Typography.Text strong>{parcel.carrierName}</Typography.Text>
        <Typography.Text copyable>{parcel.trackingNumber}</Typography.Text>
        <Typography.Text type="secondary">{format.dateTime(parcel.shippedAt)}</Typography.Text>
      </Flex>
      <Typography.Paragraph type="secondary">{contents.join(texts.and)}</Typography.Paragraph>
      {parcel.reports.length === 0 ? (
        <Typography.Text type="secondary">
          {parcel.isTracked ? texts.noReports : texts.notTracked}
        </Typography.Text>
      ) : (
        <Timeline
          items={parcel.reports.map(({ at, content }) => ({
            key: `${at}${content}`,
            content: (
              <>
                <div>{content}</div>
                <Typography.Text type="secondary">{format.dateTime(at)}</Typography.Text>
              </>
            ),
          }))}
        />
      )}
    </div>
  );
}

/** The parcels of the order with what their carriers report. */
export function ParcelsCard({ order }: { order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  return (
    <SectionCard title={texts.parcels}>
      {order.parcels.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noParcels} />
      ) : (
        <Flex vertical gap={16}>
          {order.parcels.map((parcel) => (
            <ParcelView key={parcel.id} parcel={parcel} order={order} />
          ))}
        </Flex>
      )}
    </SectionCard>
  );
}
