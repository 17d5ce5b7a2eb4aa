import { Box, Text } from '@vitrine/ui';
import type { CommonFields } from '../fields/common.ts';
import { Cta } from '../parts/Cta.tsx';
import styles from './ModuleFooter.module.css';

/** The optional button and last line of text below any module. */
export function ModuleFooter({ fields: { ctaButton, bottomText } }: { fields: CommonFields }) {
  if (!ctaButton && !bottomText) return null;
  return (
    <Box className={styles.footer}>
      {ctaButton && <Cta button={ctaButton} className={styles.button} />}
      {bottomText && (
        <Text as="p" variant="micro" tone="quiet">
          {bottomText}
        </Text>
      )}
    </Box>
  );
}
