import type { RouteName } from '@vitrine/platform';
import { Box, RowLink } from '@vitrine/ui';
import styles from './Rows.module.css';

interface Row {
  title: string;
  route: RouteName;
  /** What waits there, in a few words. */
  aside?: string | undefined;
}

/** Ways on, one below the other; side by side where there is room. */
export const RowLinks = ({ rows }: { rows: readonly Row[] }) => (
  <Box className={styles.ways}>
    {rows.map(({ title, route, aside }) => (
      <RowLink key={route} title={title} aside={aside} to={{ route }} />
    ))}
  </Box>
);
