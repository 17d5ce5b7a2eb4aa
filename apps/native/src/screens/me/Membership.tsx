import { useApi } from '@vitrine/client/react';
import type { Tiers } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/account/me';
import { benefitIcon, calculateProgress, listBenefits } from '@vitrine/features/rules/account/me';
import { useAction } from '@vitrine/features/shared/action/useAction';
import { findTier, getWindowDays } from '@vitrine/features/shared/membership/rules';
import { formatWindow, windowMessages } from '@vitrine/features/shared/membership/window-messages';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { setTiers } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { type DimensionValue, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { text } from '../../parts/text-styles.ts';
import { cardStyles } from './Guest.tsx';

function Progress({ tiers }: { tiers: Tiers }) {
  const t = useMessages(messages);
  const windowText = formatWindow(useMessages(windowMessages), getWindowDays(tiers));
  const next = findTier(tiers, tiers.next?.code);
  const done = `${calculateProgress(tiers)}%` as DimensionValue;
  return (
    <View style={styles.progress}>
      <View style={styles.track}>
        <View style={[styles.done, { width: done }]} />
      </View>
      <View style={styles.spent}>
        <Text style={[text.caption, text.tabular, cardStyles.light]}>
          {formatMessage(t.spent, { window: windowText, price: formatPrice(tiers.spent) })}
        </Text>
        {next && tiers.next && (
          <Text style={[text.caption, text.tabular, cardStyles.light]}>
            {formatMessage(t.missing, { tier: next.name, price: formatPrice(tiers.next.missing) })}
          </Text>
        )}
      </View>
    </View>
  );
}

/** Makes the shopper a member at the tier they have earned. */
function Join() {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { isPending, run } = useAction();
  const join = () =>
    run(async () => {
      dispatch(setTiers(await api.joinTiers()));
      return t.joined;
    });
  return (
    <View style={styles.join}>
      <Button isInverse label={t.join} isBusy={isPending} onPress={() => void join()} />
    </View>
  );
}

/** The shopper's tier and the progress to the next one. */
export function TierCard({ tiers }: { tiers: Tiers }) {
  const t = useMessages(messages);
  const tier = findTier(tiers, tiers.current);
  return (
    <View style={cardStyles.card}>
      <View style={styles.head}>
        <View style={styles.fill}>
          <Text style={[text.eyebrow, cardStyles.quiet]}>Membership</Text>
          <Text style={[text.h1, cardStyles.light]}>{tier?.name ?? t.joinTitle}</Text>
        </View>
        <LinkArea to={{ route: 'accessReward' }} style={styles.more}>
          <Text style={[text.caption, cardStyles.light, styles.underlined]}>{t.benefits}</Text>
        </LinkArea>
      </View>
      {tier ? <Progress tiers={tiers} /> : <Join />}
    </View>
  );
}

/** The benefits of the shopper's tier, and one that the next tier unlocks. */
export function Benefits({ tiers }: { tiers: Tiers }) {
  const t = useMessages(messages);
  const benefits = listBenefits(tiers);
  if (benefits.length === 0) return null;
  return (
    <View role="list" aria-label={t.benefits} style={styles.benefits}>
      {benefits.map(({ code, name, from }) => (
        <View
          role="listitem"
          key={code}
          style={[styles.benefit, from !== undefined && styles.ahead]}
        >
          <Icon name={benefitIcon(code)} />
          <Text style={[text.caption, styles.name]}>{name}</Text>
          {from !== undefined && (
            <Text style={[text.micro, styles.name]}>{formatMessage(t.ahead, { tier: from })}</Text>
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'flex-start', gap: tokens.space3 },
  fill: { flex: 1 },
  more: { minHeight: tokens.touchSize },
  underlined: { textDecorationLine: 'underline' },
  progress: { paddingTop: tokens.space10, gap: tokens.space3 },
  track: { height: 2, backgroundColor: tokens.onPineBorder },
  done: { height: 2, backgroundColor: tokens.onInk },
  spent: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.space2,
  },
  join: { flexDirection: 'row', paddingTop: tokens.space6 },
  benefits: { flexDirection: 'row', gap: tokens.space2, paddingTop: tokens.space8 },
  benefit: { flex: 1, alignItems: 'center', gap: tokens.space2 },
  ahead: { opacity: 0.6 },
  name: { textAlign: 'center' },
});
