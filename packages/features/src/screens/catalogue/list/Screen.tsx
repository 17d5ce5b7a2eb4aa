import { last } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectProductsList, selectShowSectionSpinner, setSectionSpinner } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Breadcrumb, cx, Paragraph, Spinner, Text } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { useWishlist } from '../../../shared/wishlist/index.ts';
import { buildCategoryCrumbs } from '../../../structured-data.ts';
import { EmptyList, MissingList } from './EmptyList.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterRail } from './FilterRail';
import { FilterSheet } from './FilterSheet.tsx';
import { Grid } from './Grid.tsx';
import { LoadMore } from './LoadMore.tsx';
import type { ListUrl } from './list-url.ts';
import { messages } from './messages.ts';
import { SaleOpening } from './SaleOpening.tsx';
import styles from './Screen.module.css';
import { SearchNote } from './SearchNote.tsx';
import { SortSheet } from './SortSheet.tsx';
import { Toolbar } from './Toolbar.tsx';
import { type ListControls, useList } from './useList.ts';
import { LIST_ID } from './useListPosition.ts';
import { useRedirect } from './useRedirect.ts';

/** The breadcrumb, the title and the description. A phone shows the title in its header. */
function ListHeading({ url }: { url: ListUrl }) {
  const { home } = useMessages(messages);
  const { pageName, description, breadcrumb } = useSelector(selectProductsList);
  const crumbs = buildCategoryCrumbs(home, breadcrumb);
  const isLastCrumb = last(breadcrumb)?.name === pageName;
  return (
    <>
      <Breadcrumb items={isLastCrumb ? crumbs : [...crumbs, { label: pageName }]} />
      <Box className={styles.heading}>
        <Text as="h1" variant="h1" className={layout.desktopOnly}>
          {pageName}
        </Text>
        {description && <Paragraph className={styles.description}>{description}</Paragraph>}
        <SearchNote url={url} />
        <SaleOpening url={url} />
      </Box>
    </>
  );
}

/** The products, faded while the list is loaded with other filters. */
function Results({ controls }: { controls: ListControls }) {
  const { items } = useSelector(selectProductsList);
  const dispatch = useDispatch();
  const isBusy = useSelector(selectShowSectionSpinner);
  const { isUpdating } = controls;

  useEffect(() => {
    dispatch(setSectionSpinner(isUpdating));
    return () => void dispatch(setSectionSpinner(false));
  }, [dispatch, isUpdating]);

  return (
    <Box className={styles.results} aria-busy={isBusy}>
      {isBusy && (
        <Box className={styles.spinner}>
          <Spinner />
        </Box>
      )}
      <Box id={LIST_ID} className={cx(styles.products, isBusy && styles.faded)}>
        {items.length > 0 ? <Grid /> : <EmptyList controls={controls} />}
        <LoadMore controls={controls} />
      </Box>
    </Box>
  );
}

/** The products of a category, brand, set or sale, or the results of a search. */
export function ListScreen({ query }: ScreenProps) {
  const list = useSelector(selectProductsList);
  const controls = useList(query);
  useWishlist();
  useRedirect(controls.url);
  const [sheet, setSheet] = useState<'filter' | 'sort' | null>(null);
  const close = () => setSheet(null);
  if (list.status === 'missing') return <MissingList />;
  // Without products and filters there is nothing to filter or to sort.
  if (list.items.length === 0 && controls.filterCount === 0) {
    return (
      <>
        <ListHeading url={controls.url} />
        <EmptyList controls={controls} />
      </>
    );
  }
  return (
    <>
      <ListHeading url={controls.url} />
      <Toolbar
        controls={controls}
        onFilter={() => setSheet('filter')}
        onSort={() => setSheet('sort')}
      />
      <FilterChips controls={controls} className={styles.chosen} hidesQuick />
      <Box className={cx(spacing.pb10, styles.body)}>
        <FilterRail controls={controls} />
        <Results controls={controls} />
      </Box>
      <FilterSheet controls={controls} open={sheet === 'filter'} onClose={close} />
      <SortSheet controls={controls} open={sheet === 'sort'} onClose={close} />
    </>
  );
}
