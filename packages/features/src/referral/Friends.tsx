import type { ReferralSummary } from '@vitrine/contract';
import { chinaDay, fill, formatPrice } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Icon, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** Who has come, and what it has brought so far. */
export function Friends({ summary }: { summary: ReferralSummary }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { friends, earned, referrals } = summary;
  return (
    <Box as="section" className={styles.part}>
      <Box className={styles.top}>
        <Text as="h2" look="h3">
          {fill(words.friends, { n: friends })}
        </Text>
        <Text look="cap" tone="soft" tabular>
          {fill(words.earned, { amount: formatPrice(earned) })}
        </Text>
      </Box>
      {referrals.length === 0 && (
        <Box className={styles.none}>
          <Text as="p" look="ui">
            {words.noFriends}
          </Text>
          <Text as="p" look="cap" tone="quiet">
            {words.noFriendsHint}
          </Text>
        </Box>
      )}
      <Box as="ul">
        {referrals.map(({ id, friend, joinedAt, status }) => (
          <Box as="li" key={id} className={styles.friend}>
            <Text className={styles.initial} aria-hidden="true">
              {friend.slice(0, 1)}
            </Text>
            <Box className={styles.who}>
              <Text as="p" look="ui">
                {friend}
              </Text>
              <Text as="p" look="cap" tone="quiet" tabular>
                {fill(words[status], { day: chinaDay(Date.parse(joinedAt), language) })}
              </Text>
            </Box>
            {status === 'rewarded' ? (
              <Icon name="gift" className={styles.given} />
            ) : (
              <Text look="ui" tone="quiet">
                {words.waiting}
              </Text>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
