import { useMessages } from '@vitrine/platform';
import { Box, cx, Link } from '@vitrine/ui';
import styles from './AccountFrame.module.css';
import { messages, ROOMS } from './messages.ts';
import type { RoomsProps } from './Rooms.types.ts';

/** The way to the other rooms of an account, for windows that have room for it. */
export function Rooms({ room }: RoomsProps) {
  const words = useMessages(messages);
  return (
    <Box as="nav" className={styles.rooms} aria-label={words.account}>
      <Link className={styles.account} to={{ route: 'me' }}>
        {words.account}
      </Link>
      {ROOMS.map((each) => (
        <Link
          key={each}
          className={cx(styles.room, each === room && styles.here)}
          to={{ route: each }}
          aria-current={each === room ? 'page' : undefined}
        >
          {words.rooms[each]}
        </Link>
      ))}
    </Box>
  );
}
