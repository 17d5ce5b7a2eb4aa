import type { ReferralToken } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Sheet, Text } from '@vitrine/ui';
import { useState } from 'react';
import { Letter } from '../letter/Letter.tsx';
import { ScanCode } from '../poster/ScanCode.tsx';
import { messages } from './messages.ts';
import styles from './Poster.module.css';

interface PosterProps {
  given: ReferralToken;
  lines: readonly string[];
}

/** The letter with a code on it, for a friend who stands beside you, and to be kept as a picture. */
export function Poster({ given: { token }, lines }: PosterProps) {
  const words = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        wide
        kind="outline"
        opens="dialog"
        className={styles.show}
        onTap={() => setOpen(true)}
      >
        {words.showCode}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.poster}>
        <Box className={styles.poster}>
          <Letter kick={words.kick} title={words.letter} lines={lines}>
            <ScanCode
              className={styles.code}
              to={{ route: 'invitation', params: { token } }}
              alt={words.codePicture}
            />
            <Text as="p" look="cap" tone="quiet" className={styles.hint}>
              {words.scan}
            </Text>
          </Letter>
        </Box>
      </Sheet>
    </>
  );
}
