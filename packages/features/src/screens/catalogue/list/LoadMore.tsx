import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectHasMore, selectProductsList } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, cx, Hint, PageEnd, Switch, Text, useReconnect } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import { useEndlessList } from '../../../shared/endless-list/useEndlessList.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import styles from './LoadMore.module.css';
import { toListQuery } from './list-url.ts';
import { canLoadByScrolling, getNextPage } from './load-more-rules.ts';
import { messages } from './messages.ts';
import type { ListControls } from './useList.ts';

/** How many products are shown, and a link to the next page that also works without scripts. */
export function LoadMore({ controls }: { controls: ListControls }) {
  const t = useMessages(messages);
  const { items, pagination, hasLoadMoreFailed } = useSelector(selectProductsList);
  const hasMore = useSelector(selectHasMore);
  const { url, isLoadingMore, show } = controls;
  const [isEndless, setEndless] = useEndlessList();
  const { page, totalItems, totalPages } = pagination;
  const next = { ...url, page: getNextPage(page, totalPages) };
  const loadsByScrolling = isEndless && !hasLoadMoreFailed && canLoadByScrolling(page);

  useReconnect(hasLoadMoreFailed ? () => show(next) : undefined);

  if (items.length === 0) return null;
  const progress = { '--progress': String(items.length / totalItems) } as CSSProperties;
  return (
    <Box className={styles.more}>
      <Hint tabular>{formatMessage(t.progress, { n: items.length, total: totalItems })}</Hint>
      <Box className={styles.track} style={progress}>
        <Box className={styles.bar} />
      </Box>
      {hasLoadMoreFailed && (
        <Text as="p" variant="caption" tone="warn" className={spacing.mt4} role="alert">
          {t.moreFailed}
        </Text>
      )}
      {hasMore && loadsByScrolling && (
        <PageEnd key={page} onNear={() => isLoadingMore || show(next)} />
      )}
      {hasMore && (
        <Button
          className={cx(layout.emptyAction, spacing.mt6)}
          variant="outline"
          loading={isLoadingMore}
          to={isLoadingMore ? undefined : { route: 'list', query: toListQuery(next) }}
          onPress={(event) => {
            event?.preventDefault();
            if (!isLoadingMore) show(next);
          }}
        >
          {isLoadingMore ? t.loadingMore : hasLoadMoreFailed ? t.again : t.more}
        </Button>
      )}
      {(hasMore || isEndless) && (
        <Switch className={styles.endless} on={isEndless} onChange={setEndless} label={t.endless} />
      )}
    </Box>
  );
}
