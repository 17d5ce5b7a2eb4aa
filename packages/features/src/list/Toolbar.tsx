import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectChosenCount, selectProductsList } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Chip, Icon, Menu, Tap, Text } from '@vitrine/ui';
import { QUICK_FILTERS, SORTS } from './address.ts';
import { messages } from './messages.ts';
import { toggleQuick, withSort } from './narrow.ts';
import styles from './Toolbar.module.css';
import type { ListMoves } from './useList.ts';

function QuickChips({ moves }: { moves: ListMoves }) {
  const words = useMessages(messages);
  const { address, show } = moves;
  return (
    <Box className={styles.chips}>
      {QUICK_FILTERS.map(({ key }) => {
        const selected = address.filters.quick.includes(key);
        return (
          <Chip
            key={key}
            selected={selected}
            removable={selected}
            promotion={key === 'reduced'}
            onTap={() => show(toggleQuick(address, key))}
          >
            {words.quick[key]}
          </Chip>
        );
      })}
    </Box>
  );
}

interface ToolbarProps {
  moves: ListMoves;
  onSort: () => void;
  onFilter: () => void;
}

/** One-tap filters, the count, the order, and the way into all filters. */
export function Toolbar({ moves, onSort, onFilter }: ToolbarProps) {
  const words = useMessages(messages);
  const { pagination } = useSelector(selectProductsList);
  const chosen = useSelector(selectChosenCount);
  return (
    <Box className={styles.bar}>
      <QuickChips moves={moves} />
      <Box className={styles.tools}>
        <Text look="cap" tone="quiet" tabular role="status">
          {fill(words.pieces, { n: pagination.totalItems })}
        </Text>
        <Box className={styles.buttons}>
          <Menu
            className={styles.menu}
            label={words.sort}
            items={SORTS.map((key) => ({ key, label: words.sorts[key] }))}
            value={moves.address.filters.sort}
            onChoose={(sort) => moves.show(withSort(moves.address, sort), { keepScroll: false })}
          />
          <Tap className={styles.tool} onTap={onSort} aria-haspopup="dialog">
            <Text>{words.sorts[moves.address.filters.sort]}</Text>
            <Icon name="down" size="s" />
          </Tap>
          <Tap className={styles.filter} onTap={onFilter} aria-haspopup="dialog">
            <Text>{words.filter}</Text>
            {chosen > 0 && <Text className={styles.count}>{chosen}</Text>}
            <Icon name="filter" size="m" />
          </Tap>
        </Box>
      </Box>
    </Box>
  );
}
