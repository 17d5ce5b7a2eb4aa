import { useMessages, usePlatform } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import { RowLinks } from './Rows.tsx';
import styles from './Screen.module.css';
import tier from './TierCard.module.css';

/** What a login would bring, and what needs none. */
export function Guest({ lead }: { lead: string }) {
  const words = useMessages(messages);
  const { login } = usePlatform();
  return (
    <>
      <Box>
        <Text as="h2" look="h1">
          {words.greeting}
        </Text>
        {lead && (
          <Text as="p" look="ui" tone="soft" className={styles.lead}>
            {lead}
          </Text>
        )}
        <Box as="section" className={tier.card}>
          <Text as="p" look="kick" className={tier.quiet}>
            Membership
          </Text>
          <Text as="p" look="h2" tone="inverse" className={tier.name}>
            {words.joinTitle}
          </Text>
          <Text as="p" look="ui" className={tier.quiet}>
            {words.joinHint}
          </Text>
          <Button
            kind="inverse"
            wide
            className={tier.act}
            onTap={() => login.open({ route: 'me' })}
          >
            {words.signIn}
          </Button>
        </Box>
      </Box>
      <Box>
        <RowLinks
          rows={[
            { title: words.wishlist, route: 'wishlist' },
            { title: words.orders, route: 'orders' },
            { title: words.coupons, route: 'coupons' },
            { title: words.gamification, route: 'gamification' },
          ]}
        />
      </Box>
    </>
  );
}
