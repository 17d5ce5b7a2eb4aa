import type { OrderStatistics, RewardOrder } from '@vitrine/contract';
import { fill, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, cx, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './Spending.module.css';
import type { TasksWork } from './useTasks.ts';

interface SpendingProps {
  statistics: OrderStatistics;
  orders: readonly RewardOrder[];
  work: TasksWork;
}

/** What a year of orders brings, milestone by milestone. */
export function Spending({ statistics, orders, work }: SpendingProps) {
  const words = useMessages(messages);
  const { amount, currencyCode, tiers } = statistics;
  const money = (minor: number) => formatPrice(minor, currencyCode);
  const isClaimed = (rewardId: string) => orders.some(({ reward }) => reward.id === rewardId);
  return (
    <Box as="section" className={styles.spending}>
      <Box className={styles.top}>
        <Text as="h2" look="h3">
          {words.spending}
        </Text>
        <Text look="cap" tone="soft" tabular>
          {fill(words.orders, { amount: money(amount) })}
        </Text>
      </Box>
      <Text as="p" look="cap" tone="quiet">
        {fill(words.spendingHint, { n: statistics.orders })}
      </Text>
      <Box as="ol" className={styles.tiers}>
        {tiers.map(({ id, amount: from, isReached, reward, rewardId }) => (
          <Box as="li" key={id} className={cx(styles.tier, isReached && styles.reached)}>
            <Box className={styles.dot} />
            <Text as="p" look="cap" strong tabular>
              {money(from)}
            </Text>
            <Text as="p" look="micro" tone="quiet">
              {reward.name}
            </Text>
            {isReached && rewardId && !isClaimed(rewardId) ? (
              <Button
                kind="text"
                label={`${words.claim} ${reward.name}`}
                loading={work.busy === rewardId}
                onTap={() => void work.claim(rewardId, reward.kind)}
              >
                {words.claim}
              </Button>
            ) : (
              <Text as="p" look="micro" tone={isReached ? 'pine' : 'quiet'} tabular>
                {isReached
                  ? rewardId
                    ? words.claimed
                    : words.reached
                  : fill(words.ahead, { amount: money(from - amount) })}
              </Text>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
