import { useMessages } from '@vitrine/platform';
import { selectTiers } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, RowLink, Stack } from '@vitrine/ui';
import { titledLayout } from '../../../shared/private-data/titled-layouts.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { TierCard } from './TierCard.tsx';
import { TierList } from './TierList.tsx';

/** The shopper's tier and what each tier brings. */
export function AccessRewardView() {
  const t = useMessages(messages);
  const tiers = useSelector(selectTiers);
  if (!tiers) return null;
  return (
    <Stack gap={8} className={styles.columns}>
      <Box>
        <TierCard tiers={tiers} />
        <RowLink title={t.coupons} to={{ route: 'coupons' }} />
      </Box>
      <TierList tiers={tiers} />
    </Stack>
  );
}

/** The page around the tiers. */
export const AccessRewardLayout = titledLayout(messages, styles.page);
