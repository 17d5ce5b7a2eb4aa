import { Box, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { Cta } from '../parts/Cta.tsx';
import type { CampaignCTAButtonFields } from './schema.ts';
import styles from './View.module.css';

export function View({
  fields: { title, subTitle, buttons },
}: ModuleProps<CampaignCTAButtonFields>) {
  return (
    <Box className={styles.bar}>
      {(title || subTitle) && (
        <Box className={styles.words}>
          {title && (
            <Text as="p" look="h3" clamp={1}>
              {title}
            </Text>
          )}
          {subTitle && (
            <Text as="p" look="micro" tone="quiet" clamp={1}>
              {subTitle}
            </Text>
          )}
        </Box>
      )}
      {buttons.map((button, index) => (
        <Cta
          // Two buttons may say the same; their order never changes.
          key={String(index)}
          button={button}
          // The last one is what the campaign is about.
          kind={index === buttons.length - 1 ? 'fill' : 'outline'}
          className={styles.button}
        />
      ))}
    </Box>
  );
}
