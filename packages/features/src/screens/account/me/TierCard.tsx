import { useApi } from '@vitrine/client/react';
import type { Tiers } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { setTiers } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Box, Button, Link, Row, Text } from '@vitrine/ui';
import { useAction } from '../../../shared/action/useAction.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import { calculateProgress, findTier } from './rules.ts';
import styles from './TierCard.module.css';

/** Makes the shopper a member at the tier they have earned. */
function Join() {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { isPending, run } = useAction();

  const join = () =>
    run(async () => {
      dispatch(setTiers(await api.joinTiers()));
      return t.joined;
    });

  return (
    <Button
      variant="inverse"
      fullWidth
      className={spacing.mt6}
      loading={isPending}
      onPress={() => void join()}
    >
      {t.join}
    </Button>
  );
}

function Progress({ tiers }: { tiers: Tiers }) {
  const t = useMessages(messages);
  const next = findTier(tiers, tiers.next?.code);
  const percent = calculateProgress(tiers);
  return (
    <Box className={spacing.pt6}>
      <Box className={styles.track}>
        <Box className={styles.done} style={{ width: `${percent}%` }} />
      </Box>
      <Row isSpread wraps="tight" className={spacing.pt3}>
        <Text variant="caption" tone="inverse" tabular>
          {formatMessage(t.spent, { price: formatPrice(tiers.spent) })}
        </Text>
        {next && tiers.next && (
          <Text variant="caption" tone="inverse" tabular>
            {formatMessage(t.missing, {
              tier: next.name,
              price: formatPrice(tiers.next.missing),
            })}
          </Text>
        )}
      </Row>
    </Box>
  );
}

/** The shopper's tier and the progress to the next one. */
export function TierCard({ tiers }: { tiers: Tiers }) {
  const t = useMessages(messages);
  const tier = findTier(tiers, tiers.current);
  return (
    <Box as="section" className={styles.card} aria-label={t.membership}>
      <Row align="start" isSpread>
        <Box>
          <Text as="p" variant="eyebrow" className={styles.quiet}>
            Membership
          </Text>
          <Text as="p" variant="h1" tone="inverse" className={spacing.pt2}>
            {tier?.name ?? t.joinTitle}
          </Text>
        </Box>
        <Link className={styles.more} to={{ route: 'accessReward' }}>
          <Text className={styles.underlined}>{t.benefits}</Text>
        </Link>
      </Row>
      {tier ? <Progress tiers={tiers} /> : <Join />}
    </Box>
  );
}
