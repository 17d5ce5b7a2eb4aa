import { useMessages } from '@vitrine/platform';
import { Box, Button, cx, Heading, Row } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import styles from './FilterRail.module.css';
import type { FilterRailProps } from './FilterRail.types.ts';
import { messages } from './messages.ts';

/** All filters, beside the products on a desktop. */
export function FilterRail({ controls }: FilterRailProps) {
  const t = useMessages(messages);
  return (
    <Box as="aside" className={cx(layout.desktopOnly, styles.rail)} aria-label={t.filters}>
      <Row isSpread className={cx(layout.divided, styles.head)}>
        <Heading>{t.filter}</Heading>
        {controls.filterCount > 0 && (
          <Button variant="text" className={layout.small} onPress={controls.clear}>
            {t.clearAll}
          </Button>
        )}
      </Row>
      <FilterChips controls={controls} className={styles.chips} />
      <FilterPanel controls={controls} name="rail" />
    </Box>
  );
}
