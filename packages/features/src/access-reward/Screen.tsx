import { useMessages } from '@vitrine/platform';
import { selectTiers, setTiers } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, RowLink, Text } from '@vitrine/ui';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import { Card } from './Card.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { TierList } from './TierList.tsx';

const fetchOwn = async ({ api, store, signal }: OwnContext): Promise<void> => {
  store.dispatch(setTiers(await api.getTiers({}, { signal })));
};

function Standing() {
  const words = useMessages(messages);
  const tiers = useSelector(selectTiers);
  if (!tiers) return null;
  return (
    <Box className={styles.columns}>
      <Box>
        <Card tiers={tiers} />
        <RowLink title={words.coupons} to={{ route: 'coupons' }} />
      </Box>
      <TierList tiers={tiers} />
    </Box>
  );
}

/** Where a member stands, and what each tier brings. */
export function AccessRewardScreen() {
  const words = useMessages(messages);
  return (
    <Box className={styles.page}>
      <Text as="h1" look="h1" className={styles.title}>
        {words.title}
      </Text>
      <Own here={{ route: 'accessReward' }} of="tiers" skeleton="access-reward" load={fetchOwn}>
        <Standing />
      </Own>
    </Box>
  );
}
