import { useMessages } from '@vitrine/platform';
import { Box, Paragraph, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { LogInButton } from '../../../shared/log-in/LogInButton.tsx';
import { useOffered } from '../../../shared/offered/useOffered.ts';
import { messages } from './messages.ts';
import { RowLinks } from './RowLinks.tsx';
import styles from './Screen.module.css';
import tier from './TierCard.module.css';

/** The account page of a guest: a card that opens the log-in, and links that need none. */
export function Guest({ lead }: { lead: string }) {
  const t = useMessages(messages);
  const hasMembership = useOffered('accessReward');
  return (
    <>
      <Box>
        <Text as="h2" variant="h1">
          {t.greeting}
        </Text>
        {lead && <Paragraph className={styles.lead}>{lead}</Paragraph>}
        <Box as="section" className={tier.card}>
          {hasMembership && (
            <Text as="p" variant="eyebrow" className={tier.quiet}>
              Membership
            </Text>
          )}
          <Text as="p" variant="h2" tone="inverse" className={spacing.pt2}>
            {hasMembership ? t.joinTitle : t.guestTitle}
          </Text>
          <Text as="p" variant="ui" className={tier.quiet}>
            {hasMembership ? t.joinHint : t.guestHint}
          </Text>
          <LogInButton
            variant="inverse"
            fullWidth
            className={spacing.mt6}
            returnTo={{ route: 'me' }}
          >
            {t.signIn}
          </LogInButton>
        </Box>
      </Box>
      <Box>
        <RowLinks
          rows={[
            { title: t.wishlist, route: 'wishlist' },
            { title: t.orders, route: 'orders' },
            { title: t.coupons, route: 'coupons' },
            { title: t.gamification, route: 'gamification' },
            { title: t.conversations, route: 'conversations' },
          ]}
        />
      </Box>
    </>
  );
}
