import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectProductsList } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Sheet } from '@vitrine/ui';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import styles from './FilterSheet.module.css';
import { messages } from './messages.ts';
import type { ListControls } from './useList.ts';

interface FilterSheetProps {
  controls: ListControls;
  open: boolean;
  onClose: () => void;
}

/** All filters, on a phone. Every choice applies at once; the button only closes the sheet. */
export function FilterSheet({ controls, open, onClose }: FilterSheetProps) {
  const t = useMessages(messages);
  const { pagination } = useSelector(selectProductsList);
  const footer = (
    <Box className={styles.footer}>
      <Button
        variant="outline"
        fullWidth
        disabled={controls.filterCount === 0}
        onPress={controls.clear}
      >
        {t.clear}
      </Button>
      <Button fullWidth onPress={onClose}>
        {formatMessage(t.see, { n: pagination.totalItems })}
      </Button>
    </Box>
  );
  return (
    <Sheet open={open} onClose={onClose} title={t.filter} side="right" footer={footer}>
      <FilterChips controls={controls} className={styles.chips} />
      <FilterPanel controls={controls} name="sheet" />
    </Sheet>
  );
}
