import type { ReferralToken } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { Box, Button, Hint, Sheet } from '@vitrine/ui';
import { useState } from 'react';
import { InvitationCard } from '../../../shared/invitation-card/InvitationCard.tsx';
import * as spacing from '../../../shared/layout/spacing.ts';
import { ScanCode } from '../../../shared/poster/ScanCode.tsx';
import { buildScanCodeUrl } from '../../../shared/poster/scan-code-url.ts';
import { messages } from './messages.ts';
import styles from './Poster.module.css';

interface PosterProps {
  referral: ReferralToken;
  lines: readonly string[];
}

/** The invitation with a code that a friend can scan or that can be saved as an image, where codes are allowed. */
export function Poster({ referral: { token }, lines }: PosterProps) {
  const t = useMessages(messages);
  const { name } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const to = { route: 'invitation', params: { token } } as const;
  if (!buildScanCodeUrl(to, name)) return null;
  return (
    <>
      <Button
        fullWidth
        variant="outline"
        hasPopup="dialog"
        className={spacing.mt3}
        onPress={() => setOpen(true)}
      >
        {t.showCode}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.poster}>
        <Box className={styles.poster}>
          <InvitationCard eyebrow={t.eyebrow} defaultTitle={t.letter} lines={lines}>
            <ScanCode className={styles.code} to={to} alt={t.codePicture} />
            <Hint className={styles.hint}>{t.scan}</Hint>
          </InvitationCard>
        </Box>
      </Sheet>
    </>
  );
}
