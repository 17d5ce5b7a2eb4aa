import type { RouteName } from '@vitrine/platform';
import { selectShopProfile } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, RowLink } from '@vitrine/ui';
import { isOffered } from '../../../shared/offered/is-offered.ts';
import styles from './Rows.module.css';

interface Row {
  title: string;
  route: RouteName;
  /** A short note at the end of the row, such as a count. */
  aside?: string | undefined;
}

/** Links as a list of rows, in two columns on desktop. Screens for which the shop has nothing are left out. */
export function RowLinks({ rows }: { rows: readonly Row[] }) {
  const profile = useSelector(selectShopProfile);
  return (
    <Box className={styles.links}>
      {rows
        .filter(({ route }) => isOffered(route, profile))
        .map(({ title, route, aside }) => (
          <RowLink key={route} title={title} aside={aside} to={{ route }} />
        ))}
    </Box>
  );
}
