import { useMessages } from '@vitrine/platform';
import { Box, cx, Icon, Sheet, Tap, Text } from '@vitrine/ui';
import { SORTS } from './address.ts';
import { messages } from './messages.ts';
import { withSort } from './narrow.ts';
import styles from './SortSheet.module.css';
import type { ListMoves } from './useList.ts';

interface SortSheetProps {
  moves: ListMoves;
  open: boolean;
  onClose: () => void;
}

export function SortSheet({ moves, open, onClose }: SortSheetProps) {
  const words = useMessages(messages);
  const { address, show } = moves;
  return (
    <Sheet open={open} onClose={onClose} title={words.sort}>
      <Box role="radiogroup" aria-label={words.sort}>
        {SORTS.map((sort) => {
          const isCurrent = sort === address.filters.sort;
          return (
            <Tap
              key={sort}
              className={cx(styles.order, isCurrent && styles.current)}
              role="radio"
              aria-checked={isCurrent}
              onTap={() => {
                onClose();
                if (!isCurrent) show(withSort(address, sort), { keepScroll: false });
              }}
            >
              <Text>{words.sorts[sort]}</Text>
              {isCurrent && <Icon name="done" size="m" />}
            </Tap>
          );
        })}
      </Box>
    </Sheet>
  );
}
