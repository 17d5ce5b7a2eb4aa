import type { OrderStatistics, RewardOrder } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Caption, cx, FinePrint, Heading, Hint, Row, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import styles from './Spending.module.css';
import type { TaskActions } from './useTaskActions.ts';

interface SpendingProps {
  statistics: OrderStatistics;
  orders: readonly RewardOrder[];
  actions: TaskActions;
}

/** The spending of a year and the reward of each milestone. */
export function Spending({ statistics, orders, actions }: SpendingProps) {
  const t = useMessages(messages);
  const { amount, pendingAmount, currencyCode, tiers } = statistics;
  const formatAmount = (minor: number) => formatPrice(minor, currencyCode);
  const isClaimed = (rewardId: string) => orders.some(({ reward }) => reward.id === rewardId);
  return (
    <Box as="section" className={cx(layout.topped, spacing.pb8, spacing.pt6)}>
      <Row align="baseline" isSpread>
        <Heading>{t.spending}</Heading>
        <Text variant="caption" tone="soft" tabular>
          {formatMessage(t.orders, { amount: formatAmount(amount) })}
        </Text>
      </Row>
      <Hint>{formatMessage(t.spendingHint, { n: statistics.orders })}</Hint>
      {pendingAmount > 0 && (
        <Caption>
          {formatMessage(t.spendingPending, { amount: formatAmount(pendingAmount) })}
        </Caption>
      )}
      <Box as="ol" className={styles.tiers}>
        {tiers.map(({ id, amount: goal, isReached, reward, rewardId }) => (
          <Box as="li" key={id} className={cx(styles.tier, isReached && styles.reached)}>
            <Box className={styles.dot} />
            <Text as="p" variant="caption" strong tabular>
              {formatAmount(goal)}
            </Text>
            <FinePrint>{reward.name}</FinePrint>
            {isReached && rewardId && !isClaimed(rewardId) ? (
              <Button
                variant="text"
                label={`${t.claim} ${reward.name}`}
                loading={actions.pendingId === rewardId}
                onPress={() => void actions.claim(rewardId, reward.kind)}
              >
                {t.claim}
              </Button>
            ) : (
              <Text as="p" variant="micro" tone={isReached ? 'pine' : 'quiet'} tabular>
                {isReached
                  ? rewardId
                    ? t.claimed
                    : t.reached
                  : formatMessage(t.ahead, { amount: formatAmount(goal - amount) })}
              </Text>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
