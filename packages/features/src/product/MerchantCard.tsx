import type { Merchant } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Text } from '@vitrine/ui';
import { Late } from '../late/Late';
import styles from './MerchantCard.module.css';
import { messages } from './messages.ts';

/** The boutique that sends the piece. */
export function MerchantCard() {
  const words = useMessages(messages);
  return (
    <Late<Merchant | null> name="merchant" fallback={<Box className={styles.card} />}>
      {(merchant) =>
        merchant && (
          <Box className={styles.card}>
            <Text className={styles.plate} aria-hidden="true">
              {merchant.monogram}
            </Text>
            <Box>
              <Text as="p" look="brand">
                {merchant.name}
              </Text>
              <Text as="p" look="cap" tone="soft">
                {fill(words.founded, { city: merchant.city, year: merchant.foundedIn })}
              </Text>
            </Box>
          </Box>
        )
      }
    </Late>
  );
}
