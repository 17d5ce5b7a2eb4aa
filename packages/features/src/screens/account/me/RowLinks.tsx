import type { RouteName } from '@vitrine/platform';
import { Box, RowLink } from '@vitrine/ui';
import styles from './Rows.module.css';

interface Row {
  title: string;
  route: RouteName;
  /** A short note at the end of the row, such as a count. */
  aside?: string | undefined;
}

/** Links as a list of rows, in two columns on desktop. */
export const RowLinks = ({ rows }: { rows: readonly Row[] }) => (
  <Box className={styles.links}>
    {rows.map(({ title, route, aside }) => (
      <RowLink key={route} title={title} aside={aside} to={{ route }} />
    ))}
  </Box>
);
