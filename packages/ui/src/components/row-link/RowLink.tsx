import type { Destination } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Icon } from '../../primitives/icon/Icon';
import { Link } from '../../primitives/link/Link';
import { Tap } from '../../primitives/tap/Tap';
import { Text } from '../../primitives/text/Text';
import styles from './RowLink.module.css';

export interface RowLinkProps {
  title: ReactNode;
  note?: ReactNode;
  /** At the right, before the arrow. */
  aside?: ReactNode;
  /** Leads somewhere, or acts. */
  to?: Destination | undefined;
  onTap?: (() => void) | undefined;
  /** What a tap lays over the page. */
  opens?: 'dialog' | undefined;
  className?: string | undefined;
}

/** A row of a list that leads on. */
export function RowLink({ title, note, aside, to, onTap, opens, className }: RowLinkProps) {
  const content = (
    <>
      <Box className={styles.words}>
        <Text look="ui">{title}</Text>
        {note && <Text className={styles.note}>{note}</Text>}
      </Box>
      <Box className={styles.aside}>
        {aside}
        <Icon name="forward" size="s" />
      </Box>
    </>
  );
  if (to)
    return (
      <Link to={to} onTap={onTap} className={cx(styles.row, className)}>
        {content}
      </Link>
    );
  return (
    <Tap onTap={onTap} aria-haspopup={opens} className={cx(styles.row, className)}>
      {content}
    </Tap>
  );
}
