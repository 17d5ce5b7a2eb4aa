import { type ShareContent, type Target, useMessages } from '@vitrine/platform';
import { Box, Button, Sheet, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { ScanCode } from './ScanCode.tsx';
import styles from './ShareSheet.module.css';

interface ShareSheetProps {
  open: boolean;
  onClose: () => void;
  /** What is sent as a card. */
  shares: ShareContent;
  /** Where the code leads. */
  to: Target;
  /** At the head of the poster. */
  picture: ReactNode;
  /** Beside the code. */
  children: ReactNode;
}

/** A poster with a mini-program code, and under it the card that is sent to one friend. */
export function ShareSheet({ open, onClose, shares, to, picture, children }: ShareSheetProps) {
  const words = useMessages(messages);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.share}
      footer={
        <Button wide shares={shares}>
          {words.send}
        </Button>
      }
    >
      <Box as="article" className={styles.poster}>
        {picture}
        <Box className={styles.foot}>
          <Box className={styles.words}>{children}</Box>
          <ScanCode to={to} alt={words.code} className={styles.code} />
        </Box>
      </Box>
      <Text as="p" look="cap" tone="quiet" className={styles.hint}>
        {words.hint}
      </Text>
    </Sheet>
  );
}
