import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { Timeline, Typography } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { orderMessages } from './messages.ts';
import { SectionCard } from './SectionCard.tsx';

/** What happened to the order, the newest first. */
export function TimelineCard({ order }: { order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  const format = useFormat();
  return (
    <SectionCard title={texts.timeline}>
      <Timeline
        items={order.timeline.map(({ code, at, text }) => ({
          key: `${code}${at}`,
          content: (
            <>
              <div>{text}</div>
              <Typography.Text type="secondary">{format.dateTime(at)}</Typography.Text>
            </>
          ),
        }))}
      />
    </SectionCard>
  );
}
