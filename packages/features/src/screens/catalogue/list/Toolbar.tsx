import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectProductsList, selectShopProfile, selectToggles } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Chip, Icon, Menu, Pressable, Row, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import {
  isQuickFilterSelected,
  QUICK_FILTERS,
  type QuickFilterKey,
  SORTS,
  setFilters,
  toggleQuickFilter,
} from './list-url.ts';
import { messages } from './messages.ts';
import styles from './Toolbar.module.css';
import type { ListControls } from './useList.ts';

function QuickFilters({ controls }: { controls: ListControls }) {
  const t = useMessages(messages);
  const { url, show } = controls;
  const { sameDayDelivery } = useSelector(selectToggles);
  const { productKinds } = useSelector(selectShopProfile);
  const isOffered = (key: QuickFilterKey) =>
    key === 'newIn' || (productKinds.includes(key) && (key !== 'sameDay' || sameDayDelivery));
  const filters = QUICK_FILTERS.filter(
    ({ key }) => isOffered(key) || isQuickFilterSelected(url, key),
  );
  return (
    <Box className={styles.chips}>
      {filters.map(({ key }) => {
        const selected = isQuickFilterSelected(url, key);
        return (
          <Chip
            key={key}
            selected={selected}
            removable={selected}
            promotion={key === 'reduced'}
            onPress={() => show(toggleQuickFilter(url, key))}
          >
            {t.quick[key]}
          </Chip>
        );
      })}
    </Box>
  );
}

interface ToolbarProps {
  controls: ListControls;
  onSort: () => void;
  onFilter: () => void;
}

/** The quick filters, the number of products, the sort order, and the button for all filters. */
export function Toolbar({ controls, onSort, onFilter }: ToolbarProps) {
  const t = useMessages(messages);
  const { pagination } = useSelector(selectProductsList);
  const { url, filterCount, show } = controls;
  return (
    <Box className={styles.bar}>
      <QuickFilters controls={controls} />
      <Box className={styles.tools}>
        <Text variant="caption" tone="quiet" tabular role="status">
          {formatMessage(t.productCount, { n: pagination.totalItems })}
        </Text>
        <Row gap={5}>
          <Menu
            className={layout.desktopOnly}
            label={t.sort}
            items={SORTS.map((key) => ({ key, label: t.sorts[key] }))}
            value={url.filters.sort}
            onSelect={(sort) => show(setFilters(url, { sort }), { keepScroll: false })}
          />
          <Pressable className={styles.sort} onPress={onSort} aria-haspopup="dialog">
            <Text>{t.sorts[url.filters.sort]}</Text>
            <Icon name="down" size="s" />
          </Pressable>
          <Pressable className={styles.filter} onPress={onFilter} aria-haspopup="dialog">
            <Text>{t.filter}</Text>
            {filterCount > 0 && <Text className={layout.countBadge}>{filterCount}</Text>}
            <Icon name="filter" size="m" />
          </Pressable>
        </Row>
      </Box>
    </Box>
  );
}
