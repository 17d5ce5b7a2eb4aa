import type { Reward } from '@vitrine/contract';
import { formatChinaDate, formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Button, cx, FinePrint, Hint, Row, Text } from '@vitrine/ui';
import * as layout from '../layout/layout.ts';
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
        <Hint>{reward.description}</Hint>
      </Box>
      <Box className={cx(layout.fixed, layout.atEnd)}>
        {isUsable(reward) ? (
          <Button variant="text" to={{ route: 'coupons' }} label={`${t.use} ${reward.name}`}>
            {t.use}
          </Button>
        ) : (
          <Text as="p" variant="caption" tone={reward.status === 'shipped' ? 'quiet' : 'pine'}>
            {t.statuses[reward.status]}
          </Text>
        )}
        <FinePrint tabular>
          {formatMessage(t.received, {
            day: formatChinaDate(Date.parse(reward.receivedAt), language),
          })}
        </FinePrint>
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
