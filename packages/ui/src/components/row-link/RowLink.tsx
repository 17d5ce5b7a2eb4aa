import type { Destination } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Icon } from '../../primitives/icon/Icon';
import { Link } from '../../primitives/link/Link';
import { Pressable } from '../../primitives/pressable/Pressable';
import { Text } from '../../primitives/text/Text';
import styles from './RowLink.module.css';

export interface RowLinkProps {
  title: ReactNode;
  note?: ReactNode;
  /** At the right, before the arrow. */
  aside?: ReactNode;
  /** Renders a link; without it the row is a button. */
  to?: Destination | undefined;
  onPress?: (() => void) | undefined;
  /** What kind of overlay a press opens. */
  hasPopup?: 'dialog' | undefined;
  className?: string | undefined;
}

/** A list row with an arrow that opens something. */
export function RowLink({ title, note, aside, to, onPress, hasPopup, className }: RowLinkProps) {
  const content = (
    <>
      <Box className={styles.text}>
        <Text variant="ui">{title}</Text>
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
      <Link to={to} onPress={onPress} className={cx(styles.row, className)}>
        {content}
      </Link>
    );
  return (
    <Pressable onPress={onPress} aria-haspopup={hasPopup} className={cx(styles.row, className)}>
      {content}
    </Pressable>
  );
}
