import type { Merchant } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Row, Text } from '@vitrine/ui';
import { Deferred } from '../../../shared/deferred/Deferred';
import styles from './MerchantCard.module.css';
import { messages } from './messages.ts';

/** The merchant that ships the product. */
export function MerchantCard() {
  const t = useMessages(messages);
  return (
    <Deferred<Merchant | null> name="merchant" fallback={<Row className={styles.card} />}>
      {(merchant) =>
        merchant && (
          <Row className={styles.card}>
            <Text className={styles.monogram} aria-hidden="true">
              {merchant.monogram}
            </Text>
            <Box>
              <Text as="p" variant="brand">
                {merchant.name}
              </Text>
              <Text as="p" variant="caption" tone="soft">
                {formatMessage(t.founded, { city: merchant.city, year: merchant.foundedIn })}
              </Text>
            </Box>
          </Row>
        )
      }
    </Deferred>
  );
}
