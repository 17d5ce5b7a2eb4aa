import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectHasMore, selectProductsList } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Text } from '@vitrine/ui';
import { type CSSProperties, useEffect, useState } from 'react';
import styles from './LoadMore.module.css';
import { addressQuery } from './listing-query.ts';
import { messages } from './messages.ts';
import { withPage } from './narrow.ts';
import type { ListMoves } from './useList.ts';

/** How much has been seen, and the next page. Without scripts it is a link that leads there as well. */
export function LoadMore({ moves }: { moves: ListMoves }) {
  const words = useMessages(messages);
  const list = useSelector(selectProductsList);
  const hasMore = useSelector(selectHasMore);
  const [isLoading, setLoading] = useState(false);
  const { items, pagination, moreFailed } = list;
  const next = withPage(moves.address, pagination.page + 1);

  // Whatever came of it, waiting is over when the list has changed.
  // The list is what is waited for
  useEffect(() => setLoading(false), [list]);

  if (items.length === 0) return null;
  const { totalItems } = pagination;
  const part = { '--part': String(items.length / totalItems) } as CSSProperties;
  return (
    <Box className={styles.more}>
      <Text as="p" look="cap" tone="quiet" tabular>
        {fill(words.progress, { n: items.length, total: totalItems })}
      </Text>
      <Box className={styles.line} style={part}>
        <Box className={styles.part} />
      </Box>
      {moreFailed && (
        <Text as="p" look="cap" tone="warn" className={styles.failed} role="alert">
          {words.moreFailed}
        </Text>
      )}
      {hasMore && (
        <Button
          className={styles.button}
          kind="outline"
          loading={isLoading}
          to={isLoading ? undefined : { route: 'list', query: addressQuery(next) }}
          onTap={(tap) => {
            tap?.prevent();
            setLoading(true);
            moves.show(next);
          }}
        >
          {isLoading ? words.loadingMore : moreFailed ? words.again : words.more}
        </Button>
      )}
    </Box>
  );
}
