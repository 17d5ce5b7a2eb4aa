import type { Reward } from '@vitrine/contract';
import { formatChinaDate, formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Button, Row, Text } from '@vitrine/ui';
import * as spacing from '../layout/spacing.ts';
import { messages } from './messages.ts';
import styles from './RewardList.module.css';

/** A granted coupon can be used; a gift is shipped instead. */
const isUsable = ({ kind, status }: Reward): boolean => kind === 'coupon' && status === 'granted';

function RewardItem({ reward }: { reward: Reward }) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <Row isSpread as="li" className={styles.entry}>
      <Box className={spacing.fill}>
        <Text as="p" variant="ui">
          {reward.name}
        </Text>
        <Text as="p" variant="caption" tone="quiet">
          {reward.description}
        </Text>
      </Box>
      <Box className={styles.end}>
        {isUsable(reward) ? (
          <Button variant="text" to={{ route: 'coupons' }} label={`${t.use} ${reward.name}`}>
            {t.use}
          </Button>
        ) : (
          <Text as="p" variant="caption" tone={reward.status === 'shipped' ? 'quiet' : 'pine'}>
            {t.statuses[reward.status]}
          </Text>
        )}
        <Text as="p" variant="micro" tone="quiet" tabular>
          {formatMessage(t.received, {
            day: formatChinaDate(Date.parse(reward.receivedAt), language),
          })}
        </Text>
      </Box>
    </Row>
  );
}

/** The rewards of a shopper with their status. */
export const RewardList = ({ rewards }: { rewards: readonly Reward[] }) => (
  <Box as="ul">
    {rewards.map((reward) => (
      <RewardItem key={reward.id} reward={reward} />
    ))}
  </Box>
);
