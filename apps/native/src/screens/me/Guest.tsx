import { messages } from '@vitrine/features/messages/account/me';
import { useOffered } from '@vitrine/features/shared/offered/useOffered';
import { useMessages, usePlatform } from '@vitrine/platform';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Button } from '../../parts/Button.tsx';
import { text } from '../../parts/text-styles.ts';
import { Entries } from './Entries.tsx';

/** What a guest sees: a card that opens the log-in, and links, of which those to private data open it too. */
export function Guest({ lead }: { lead: string }) {
  const t = useMessages(messages);
  const { login } = usePlatform();
  const hasMembership = useOffered('accessReward');
  return (
    <>
      <View style={styles.head}>
        <Text role="heading" style={text.h1}>
          {t.greeting}
        </Text>
        {lead !== '' && <Text style={[text.ui, styles.lead]}>{lead}</Text>}
        <View style={cardStyles.card}>
          {hasMembership && <Text style={[text.eyebrow, cardStyles.quiet]}>Membership</Text>}
          <Text role="heading" style={[text.h2, cardStyles.light]}>
            {hasMembership ? t.joinTitle : t.guestTitle}
          </Text>
          <Text style={[text.ui, cardStyles.quiet]}>
            {hasMembership ? t.joinHint : t.guestHint}
          </Text>
          <View style={styles.button}>
            <Button isInverse label={t.signIn} onPress={() => login.open({ route: 'me' })} />
          </View>
        </View>
      </View>
      <Entries
        rows={[
          { title: t.wishlist, route: 'wishlist' },
          { title: t.orders, route: 'orders' },
          { title: t.coupons, route: 'coupons' },
          { title: t.gamification, route: 'gamification' },
          { title: t.conversations, route: 'conversations' },
        ]}
      />
    </>
  );
}

export const cardStyles = StyleSheet.create({
  card: {
    gap: tokens.space2,
    marginTop: tokens.space5,
    padding: tokens.space6,
    backgroundColor: tokens.pine,
  },
  light: { color: tokens.onInk },
  quiet: { color: tokens.onPine },
});

const styles = StyleSheet.create({
  head: { gap: tokens.space2 },
  lead: { color: tokens.ink2 },
  button: { flexDirection: 'row', paddingTop: tokens.space4 },
});
