import type { ProductSummary } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import { PriceAlert } from '../../../shared/product-alerts/index.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** Below a saved product: its price alert, or the way to the sold-out sizes and their alerts. */
export const WishlistAlert = ({ product }: { product: ProductSummary }) => {
  const t = useMessages(messages);
  const { id, shortDescription, isSoldOut } = product;
  if (!isSoldOut)
    return (
      <Box className={styles.alert}>
        <PriceAlert productId={id} name={shortDescription} />
      </Box>
    );
  return (
    <Button
      variant="text"
      className={styles.alert}
      label={`${t.backInStock} ${shortDescription}`}
      to={{ route: 'product', params: { id } }}
    >
      <Text variant="caption">{t.backInStock}</Text>
    </Button>
  );
};
