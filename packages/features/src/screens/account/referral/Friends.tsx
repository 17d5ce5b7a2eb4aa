import type { ReferralSummary } from '@vitrine/contract';
import { formatChinaDate, formatMessage, formatPrice } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Heading, Hint, Icon, Row, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** The invited friends and the rewards earned so far. */
export function Friends({ summary }: { summary: ReferralSummary }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { friends, earned, referrals } = summary;
  return (
    <Box as="section" className={styles.part}>
      <Row align="baseline" isSpread className={spacing.pb2}>
        <Heading>{formatMessage(t.friends, { n: friends })}</Heading>
        <Text variant="caption" tone="soft" tabular>
          {formatMessage(t.earned, { amount: formatPrice(earned) })}
        </Text>
      </Row>
      {referrals.length === 0 && (
        <Box className={spacing.py3}>
          <Text as="p" variant="ui">
            {t.noFriends}
          </Text>
          <Hint>{t.noFriendsHint}</Hint>
        </Box>
      )}
      <Box as="ul">
        {referrals.map(({ id, friend, joinedAt, status }) => (
          <Row gap={3} as="li" key={id} className={styles.friend}>
            <Text className={styles.initial} aria-hidden="true">
              {friend.slice(0, 1)}
            </Text>
            <Box className={spacing.fill}>
              <Text as="p" variant="ui">
                {friend}
              </Text>
              <Hint tabular>
                {formatMessage(t[status], {
                  day: formatChinaDate(Date.parse(joinedAt), language),
                })}
              </Hint>
            </Box>
            {status === 'rewarded' ? (
              <Text tone="pine">
                <Icon name="gift" />
              </Text>
            ) : (
              <Text variant="ui" tone="quiet">
                {t.waiting}
              </Text>
            )}
          </Row>
        ))}
      </Box>
    </Box>
  );
}
