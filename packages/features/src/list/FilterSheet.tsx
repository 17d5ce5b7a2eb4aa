import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectChosenCount, selectProductsList } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Sheet } from '@vitrine/ui';
import { ChosenChips } from './ChosenChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import styles from './FilterSheet.module.css';
import { messages } from './messages.ts';
import type { ListMoves } from './useList.ts';

interface FilterSheetProps {
  moves: ListMoves;
  open: boolean;
  onClose: () => void;
}

/** All filters on a phone. Every choice counts at once; the button only leads back to what is left. */
export function FilterSheet({ moves, open, onClose }: FilterSheetProps) {
  const words = useMessages(messages);
  const { pagination } = useSelector(selectProductsList);
  const chosen = useSelector(selectChosenCount);
  const footer = (
    <Box className={styles.answers}>
      <Button kind="outline" wide disabled={chosen === 0} onTap={moves.clear}>
        {words.clear}
      </Button>
      <Button wide onTap={onClose}>
        {fill(words.see, { n: pagination.totalItems })}
      </Button>
    </Box>
  );
  return (
    <Sheet open={open} onClose={onClose} title={words.filter} side="right" footer={footer}>
      <ChosenChips moves={moves} className={styles.chosen} />
      <FilterPanel moves={moves} name="sheet" />
    </Sheet>
  );
}
