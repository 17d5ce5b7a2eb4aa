import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { Alert } from 'antd';
import { Link } from 'wouter';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { orderMessages } from './messages.ts';

interface GapProps {
  text: string;
  items: MerchantOrderDetails['items'];
}

/** One gap with the products that have it, which lead to where it is filled. */
function Gap({ text, items }: GapProps) {
  const canRead = useMayCall('getCatalogueProduct');
  return (
    <li>
      {text}:{' '}
      {items.map(({ id, productId, brand, description }, index) => {
        const name = `${brand} ${description}`;
        return (
          <span key={id}>
            {index > 0 && ', '}
            {canRead ? <Link href={`/products/${productId}`}>{name}</Link> : name}
          </span>
        );
      })}
    </li>
  );
}

/** What the customs papers of the order lack. */
export function CustomsWarning({ order }: { order: MerchantOrderDetails }) {
  const texts = useMessages(orderMessages);
  const { customsWarnings, items } = order;
  if (customsWarnings.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.customsIncomplete}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 18 }}>
          {customsWarnings.map(({ gap, orderItemIds }) => (
            <Gap
              key={gap}
              text={texts.customsGaps[gap]}
              items={items.filter(({ id }) => orderItemIds.includes(id))}
            />
          ))}
        </ul>
      }
    />
  );
}
