import type { OrderReturn } from '@vitrine/contract';
import { fill, formatPrice } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Button, EmptyState, Link, Picture, Status, Text } from '@vitrine/ui';
import { useState } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { pickupText, returnTone } from '../order-parts/return-words.ts';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

function ReturnEntry({ entry }: { entry: OrderReturn }) {
  const words = useMessages(messages);
  const when = pickupText(entry.pickup, useLanguage());
  return (
    <Box as="li" className={styles.entry}>
      <Link className={styles.link} to={{ route: 'returned', params: { id: entry.id } }}>
        <Box className={styles.pictures}>
          {entry.items.map(({ orderItemId, images, shortDescription }) => (
            <Picture
              key={orderItemId}
              className={styles.picture}
              images={images}
              alt={shortDescription}
              ratio="3/4"
              sizes="64px"
            />
          ))}
        </Box>
        <Box className={styles.words}>
          <Status tone={returnTone(entry)} className={styles.status}>
            {entry.statusText}
          </Status>
          <Text as="p" look="ui" tabular>
            {fill(words.refund, { amount: formatPrice(entry.refundAmount) })}
          </Text>
          {entry.canCancel && (
            <Text as="p" look="cap" tone="soft">
              {fill(words.pickup, { when })}
            </Text>
          )}
        </Box>
      </Link>
    </Box>
  );
}

/** What goes back, or has gone. */
export function ReturnsScreen() {
  const words = useMessages(messages);
  const [entries, setEntries] = useState<readonly OrderReturn[]>([]);
  const fetchReturns = async ({ api, signal }: OwnContext): Promise<void> =>
    setEntries(await api.listReturns({}, { signal }));
  return (
    <AccountFrame room="returns" title={words.title}>
      <Own here={{ route: 'returns' }} of="all" skeleton="unready" load={fetchReturns}>
        {entries.length === 0 ? (
          <EmptyState icon="returns" title={words.empty} hint={words.emptyHint}>
            <Button to={{ route: 'orders', query: { status: 'history' } }}>{words.toOrders}</Button>
          </EmptyState>
        ) : (
          <Box as="ul">
            {entries.map((entry) => (
              <ReturnEntry key={entry.id} entry={entry} />
            ))}
          </Box>
        )}
      </Own>
    </AccountFrame>
  );
}
