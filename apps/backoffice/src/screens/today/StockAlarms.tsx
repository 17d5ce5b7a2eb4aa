import type { Dashboard } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Card, Empty, Flex, Tag } from 'antd';
import { getStockHref } from '../../dashboard/waiting-links.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { ScreenLink } from '../../parts/ScreenLink.tsx';
import { todayMessages } from './messages.ts';
import styles from './Today.module.css';

type Stock = NonNullable<Dashboard['stock']>;

function AlarmRow({ alarm }: { alarm: Stock['variants'][number] }) {
  const texts = useMessages(todayMessages);
  const format = useFormat();
  const { productId, brand, description, size, sku, available } = alarm;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <ScreenLink href={`/products/${productId}`}>
          {brand} {description}
        </ScreenLink>
        <small className={styles.small}>
          {texts.size} {size} · {sku}
        </small>
      </span>
      <strong className={`${styles.count} ${available <= 0 ? styles.late : ''}`}>
        {format.number(available)}
      </strong>
    </li>
  );
}

/** Sizes on sale that are low or sold out, the best sellers first. */
export function StockAlarms({ stock }: { stock: Stock }) {
  const texts = useMessages(todayMessages);
  const { low, soldOut, negative, variants } = stock;
  return (
    <Card
      size="small"
      title={<h2 className={styles.heading}>{texts.stock}</h2>}
      extra={variants.length > 0 && <span className={styles.small}>{texts.bestSellers}</span>}
    >
      {variants.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noneStock} />
      ) : (
        <>
          <Flex gap={8} wrap>
            {negative > 0 && (
              <Tag color="error">
                <ScreenLink href={getStockHref('over-reserved')}>
                  {formatMessage(texts.negative, { count: negative })}
                </ScreenLink>
              </Tag>
            )}
            <Tag color={soldOut > 0 ? 'error' : 'default'}>
              <ScreenLink href={getStockHref('sold-out')}>
                {formatMessage(texts.soldOut, { count: soldOut })}
              </ScreenLink>
            </Tag>
            <Tag>
              <ScreenLink href={getStockHref('low')}>
                {formatMessage(texts.low, { count: low })}
              </ScreenLink>
            </Tag>
          </Flex>
          <ul className={styles.rows}>
            {variants.map((alarm) => (
              <AlarmRow key={alarm.variantId} alarm={alarm} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
