import { Box, Text } from '@vitrine/ui';
import type { CommonFields } from '../fields/common.ts';
import { Cta } from '../parts/Cta.tsx';
import styles from './Foot.module.css';

/** What may follow any module: its button, and a last line of words. */
export function Foot({ fields: { ctaButton, bottomText } }: { fields: CommonFields }) {
  if (!ctaButton && !bottomText) return null;
  return (
    <Box className={styles.foot}>
      {ctaButton && <Cta button={ctaButton} className={styles.button} />}
      {bottomText && (
        <Text as="p" look="micro" tone="quiet">
          {bottomText}
        </Text>
      )}
    </Box>
  );
}
