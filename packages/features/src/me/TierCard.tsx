import { useApi } from '@vitrine/client/react';
import type { Tiers } from '@vitrine/contract';
import { fill, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { setTiers } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Box, Button, Link, Text } from '@vitrine/ui';
import { useDeed } from '../deed/useDeed.ts';
import { messages } from './messages.ts';
import { progressOf, tierOf } from './rules.ts';
import styles from './TierCard.module.css';

/** One tap, and the shopper is a member at the tier that was earned. */
function Join() {
  const words = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { busy, act } = useDeed();

  const join = () =>
    act('tiers', async () => {
      dispatch(setTiers(await api.joinTiers()));
      return words.joined;
    });

  return (
    <Button
      kind="inverse"
      wide
      className={styles.act}
      loading={busy !== undefined}
      onTap={() => void join()}
    >
      {words.join}
    </Button>
  );
}

function Progress({ tiers }: { tiers: Tiers }) {
  const words = useMessages(messages);
  const next = tierOf(tiers, tiers.next?.code);
  const percent = progressOf(tiers);
  return (
    <Box className={styles.progress}>
      <Box className={styles.line}>
        <Box className={styles.done} style={{ width: `${percent}%` }} />
      </Box>
      <Box className={styles.sums}>
        <Text look="cap" tone="inverse" tabular>
          {fill(words.spent, { price: formatPrice(tiers.spent) })}
        </Text>
        {next && tiers.next && (
          <Text look="cap" tone="inverse" tabular>
            {fill(words.missing, { tier: next.name, price: formatPrice(tiers.next.missing) })}
          </Text>
        )}
      </Box>
    </Box>
  );
}

/** Where the shopper stands among the tiers, and how far it is to the next. */
export function TierCard({ tiers }: { tiers: Tiers }) {
  const words = useMessages(messages);
  const tier = tierOf(tiers, tiers.current);
  return (
    <Box as="section" className={styles.card} aria-label={words.membership}>
      <Box className={styles.head}>
        <Box>
          <Text as="p" look="kick" className={styles.quiet}>
            Membership
          </Text>
          <Text as="p" look="h1" tone="inverse" className={styles.name}>
            {tier?.name ?? words.joinTitle}
          </Text>
        </Box>
        <Link className={styles.more} to={{ route: 'accessReward' }}>
          <Text className={styles.underlined}>{words.benefits}</Text>
        </Link>
      </Box>
      {tier ? <Progress tiers={tiers} /> : <Join />}
    </Box>
  );
}
