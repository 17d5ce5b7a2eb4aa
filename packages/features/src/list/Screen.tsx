import { last } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectChosenCount, selectProductsList, selectShowSectionSpinner } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Breadcrumb, cx, Spinner, Text } from '@vitrine/ui';
import { useState } from 'react';
import { useHearts } from '../hearts/index.ts';
import type { ScreenProps } from '../screen.ts';
import { FilterRail } from './FilterRail';
import { FilterSheet } from './FilterSheet.tsx';
import { Grid } from './Grid.tsx';
import { LoadMore } from './LoadMore.tsx';
import { messages } from './messages.ts';
import { MissingList, NothingFound } from './Nothing.tsx';
import styles from './Screen.module.css';
import { SortSheet } from './SortSheet.tsx';
import { Toolbar } from './Toolbar.tsx';
import { type ListMoves, useList } from './useList.ts';
import { useToggles } from './useToggles.ts';

/** The way here and the list's own words. A phone has them in its header. */
function Heading() {
  const { home } = useMessages(messages);
  const { pageName, description, breadcrumb } = useSelector(selectProductsList);
  const way = breadcrumb.map(({ id, name }) => ({
    label: name,
    to: { route: 'list' as const, query: { category: id } },
  }));
  const isOnWay = last(way)?.label === pageName;
  return (
    <>
      <Breadcrumb
        items={[
          { label: home, to: { route: 'home' } },
          ...way,
          ...(isOnWay ? [] : [{ label: pageName }]),
        ]}
      />
      <Box className={styles.heading}>
        <Text as="h1" look="h1" className={styles.title}>
          {pageName}
        </Text>
        {description && (
          <Text as="p" look="ui" tone="soft" className={styles.description}>
            {description}
          </Text>
        )}
      </Box>
    </>
  );
}

/** What has been found, faint while what narrows it is on its way. */
function Results({ moves }: { moves: ListMoves }) {
  const { items } = useSelector(selectProductsList);
  const isBusy = useSelector(selectShowSectionSpinner);
  return (
    <Box className={styles.results} aria-busy={isBusy}>
      {isBusy && (
        <Box className={styles.waiting}>
          <Spinner />
        </Box>
      )}
      <Box className={cx(styles.found, isBusy && styles.faint)}>
        {items.length > 0 ? <Grid /> : <NothingFound moves={moves} />}
        <LoadMore moves={moves} />
      </Box>
    </Box>
  );
}

/** Products of a category, brand, set or sale, or those that words have found. */
export function ListScreen({ query }: ScreenProps) {
  const list = useSelector(selectProductsList);
  const chosen = useSelector(selectChosenCount);
  const moves = useList(query);
  useHearts();
  useToggles();
  const [open, setOpen] = useState<'filter' | 'sort' | null>(null);
  const close = () => setOpen(null);
  if (list.status === 'missing') return <MissingList />;
  // Where nothing was found there is nothing to narrow or to order.
  if (list.items.length === 0 && chosen === 0) {
    return (
      <>
        <Heading />
        <NothingFound moves={moves} />
      </>
    );
  }
  return (
    <>
      <Heading />
      <Toolbar moves={moves} onFilter={() => setOpen('filter')} onSort={() => setOpen('sort')} />
      <Box className={styles.body}>
        <FilterRail moves={moves} />
        <Results moves={moves} />
      </Box>
      <FilterSheet moves={moves} open={open === 'filter'} onClose={close} />
      <SortSheet moves={moves} open={open === 'sort'} onClose={close} />
    </>
  );
}
