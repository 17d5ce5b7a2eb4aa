import { Box, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { Cta } from '../parts/Cta.tsx';
import { EnrolButton } from './EnrolButton.tsx';
import type { CampaignCTAButtonFields } from './schema.ts';
import { useEnrolments } from './useEnrolments.ts';
import styles from './View.module.css';

export function View({
  fields: { title, subTitle, buttons },
}: ModuleProps<CampaignCTAButtonFields>) {
  const campaignIds = buttons.flatMap(({ campaignId }) => campaignId || []);
  const { enrolledIds, pendingId, enrol } = useEnrolments(campaignIds);
  return (
    <Box className={styles.bar}>
      {(title || subTitle) && (
        <Box className={styles.text}>
          {title && (
            <Text as="p" variant="h3" clamp={1}>
              {title}
            </Text>
          )}
          {subTitle && (
            <Text as="p" variant="micro" tone="quiet" clamp={1}>
              {subTitle}
            </Text>
          )}
        </Box>
      )}
      {buttons.map((button, index) => {
        const { campaignId, commonLink } = button;
        const isEnrolled = enrolledIds.includes(campaignId);
        // Two buttons may have the same text; their order never changes.
        const key = String(index);
        return campaignId && (!isEnrolled || !commonLink) ? (
          <Box key={key} className={styles.button}>
            <EnrolButton
              isEnrolled={isEnrolled}
              isPending={pendingId === campaignId}
              onEnrol={() => void enrol(campaignId)}
            />
          </Box>
        ) : (
          <Cta
            key={key}
            button={button}
            // The last button is the main action.
            variant={index === buttons.length - 1 ? 'fill' : 'outline'}
            className={styles.button}
          />
        );
      })}
    </Box>
  );
}
