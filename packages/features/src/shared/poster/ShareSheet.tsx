import { type ShareContent, type Target, useMessages, usePlatform } from '@vitrine/platform';
import { Box, Button, cx, Hint, Row, Sheet } from '@vitrine/ui';
import type { ReactNode } from 'react';
import * as layout from '../layout/layout.ts';
import * as spacing from '../layout/spacing.ts';
import { messages } from './messages.ts';
import { ScanCode } from './ScanCode.tsx';
import styles from './ShareSheet.module.css';
import { buildScanCodeUrl } from './scan-code-url.ts';

interface ShareSheetProps {
  open: boolean;
  onClose: () => void;
  /** The content of the share card. */
  shareContent: ShareContent;
  /** The screen that the code opens. */
  to: Target;
  /** The picture at the top of the poster. */
  picture: ReactNode;
  /** The text beside the code. */
  children: ReactNode;
}

/** A sheet with a poster, with a mini-program code where there can be one, and a button that shares a card. */
export function ShareSheet({
  open,
  onClose,
  shareContent,
  to,
  picture,
  children,
}: ShareSheetProps) {
  const t = useMessages(messages);
  const { name } = usePlatform();
  const hasCode = buildScanCodeUrl(to, name) !== '';
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.share}
      footer={
        <Button fullWidth shareContent={shareContent}>
          {t.send}
        </Button>
      }
    >
      <Box as="article" className={styles.poster}>
        {picture}
        <Row gap={3} isSpread className={styles.footer}>
          <Box className={spacing.fill}>{children}</Box>
          {hasCode && <ScanCode to={to} alt={t.code} className={styles.code} />}
        </Row>
      </Box>
      {hasCode && <Hint className={cx(spacing.pt4, layout.center)}>{t.hint}</Hint>}
    </Sheet>
  );
}
