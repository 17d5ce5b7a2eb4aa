import { Box, cx, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import styles from './AccountFrame.module.css';
import type { Room } from './messages.ts';
import { Rooms } from './Rooms';

export interface AccountFrameProps {
  /** The room of the account that the screen belongs to. */
  room: Room;
  /** What a phone's header says; on a desk it stands above the page. */
  title: string;
  lead?: ReactNode;
  /** A form, or a few words: no wider than they are read with ease. */
  narrow?: boolean | undefined;
  children?: ReactNode;
}

/** A screen of an account: by itself on a phone, beside the other rooms on a desk. */
export const AccountFrame = ({ room, title, lead, narrow, children }: AccountFrameProps) => (
  <Box className={styles.frame}>
    <Rooms room={room} />
    <Box className={cx(styles.page, narrow && styles.narrow)}>
      <Text as="h1" look="h1" className={styles.title}>
        {title}
      </Text>
      {lead && (
        <Text as="p" look="ui" tone="soft" className={styles.lead}>
          {lead}
        </Text>
      )}
      {children}
    </Box>
  </Box>
);
