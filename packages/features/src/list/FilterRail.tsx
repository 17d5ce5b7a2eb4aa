import { useMessages } from '@vitrine/platform';
import { selectChosenCount } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Text } from '@vitrine/ui';
import { ChosenChips } from './ChosenChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import styles from './FilterRail.module.css';
import type { FilterRailProps } from './FilterRail.types.ts';
import { messages } from './messages.ts';

/** All filters, beside the products of a wide window. */
export function FilterRail({ moves }: FilterRailProps) {
  const words = useMessages(messages);
  const chosen = useSelector(selectChosenCount);
  return (
    <Box as="aside" className={styles.rail} aria-label={words.filters}>
      <Box className={styles.head}>
        <Text as="h2" look="h3">
          {words.filter}
        </Text>
        {chosen > 0 && (
          <Button kind="text" className={styles.clear} onTap={moves.clear}>
            {words.clearAll}
          </Button>
        )}
      </Box>
      <ChosenChips moves={moves} className={styles.chosen} />
      <FilterPanel moves={moves} name="rail" />
    </Box>
  );
}
