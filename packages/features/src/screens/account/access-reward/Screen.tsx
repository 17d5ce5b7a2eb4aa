import { useMessages } from '@vitrine/platform';
import { selectTiers } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, PageTitle, RowLink, Stack } from '@vitrine/ui';
import type { ReactNode } from 'react';
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
export function AccessRewardLayout({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <Box className={styles.page}>
      <PageTitle>{t.title}</PageTitle>
      {children}
    </Box>
  );
}
