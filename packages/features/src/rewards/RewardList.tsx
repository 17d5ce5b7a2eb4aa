import type { Reward } from '@vitrine/contract';
import { chinaDay, fill } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './RewardList.module.css';

/** A coupon that has come may be used; a thing is on its way. */
const mayBeUsed = ({ kind, status }: Reward): boolean => kind === 'coupon' && status === 'granted';

function Entry({ reward }: { reward: Reward }) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <Box as="li" className={styles.entry}>
      <Box className={styles.words}>
        <Text as="p" look="ui">
          {reward.name}
        </Text>
        <Text as="p" look="cap" tone="quiet">
          {reward.description}
        </Text>
      </Box>
      <Box className={styles.end}>
        {mayBeUsed(reward) ? (
          <Button kind="text" to={{ route: 'coupons' }} label={`${words.use} ${reward.name}`}>
            {words.use}
          </Button>
        ) : (
          <Text as="p" look="cap" tone={reward.status === 'shipped' ? 'quiet' : 'pine'}>
            {words.statuses[reward.status]}
          </Text>
        )}
        <Text as="p" look="micro" tone="quiet" tabular>
          {fill(words.received, { day: chinaDay(Date.parse(reward.receivedAt), language) })}
        </Text>
      </Box>
    </Box>
  );
}

/** What somebody was given, and where it stands. */
export const RewardList = ({ rewards }: { rewards: readonly Reward[] }) => (
  <Box as="ul">
    {rewards.map((reward) => (
      <Entry key={reward.id} reward={reward} />
    ))}
  </Box>
);
