import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Flex, Tag, Typography } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { orderMessages } from './messages.ts';
import styles from './Order.module.css';
import { SectionCard } from './SectionCard.tsx';

/** What was ordered, and how much of it was shipped, refunded and returned. */
export function ItemsCard({ order }: { order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  const format = useFormat();
  return (
    <SectionCard title={texts.items}>
      {order.items.map((item) => {
        const counts = [
          [texts.shippedOf, item.shippedQuantity],
          [texts.refundedOf, item.refundedQuantity],
          [texts.returnedOf, item.returnedQuantity],
        ] as const;
        return (
          <div key={item.id} className={styles.item}>
            <img className={styles.picture} src={item.images[0]?.url} alt="" loading="lazy" />
            <div className={styles.grow}>
              <Typography.Text strong>{item.brand}</Typography.Text>
              <div>{item.description}</div>
              <Typography.Text type="secondary">
                {[item.size, formatMessage(texts.quantity, { quantity: item.quantity })]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography.Text>
              <Flex gap={4} wrap>
                {counts.map(
                  ([text, count]) =>
                    count > 0 && <Tag key={text}>{formatMessage(text, { count })}</Tag>,
                )}
              </Flex>
            </div>
            <Typography.Text>{format.exactPrice(item.amountPaid, order.currency)}</Typography.Text>
          </div>
        );
      })}
    </SectionCard>
  );
}
