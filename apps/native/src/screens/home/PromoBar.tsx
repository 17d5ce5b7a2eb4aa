import { messages } from '@vitrine/features/messages/shell';
import { formatMessage } from '@vitrine/kit';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { selectPrefGender, selectPromoBanner } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { text } from '../../parts/text-styles.ts';

/** The promotions of the current gender, one at a time. They change by a press only, so that nothing moves by itself. */
export function PromoBar() {
  const { name } = usePlatform();
  const t = useMessages(messages);
  const current = useSelector(selectPrefGender);
  const banners = useSelector(selectPromoBanner).filter(
    ({ gender }) => !gender || gender === current,
  );
  const [position, setPosition] = useState(0);
  const banner = banners[position % banners.length];
  if (!banner) return null;
  const to = resolveLink({ web: banner.link }, name);
  const place = { n: (position % banners.length) + 1, total: banners.length };
  const words = <Text style={[text.caption, styles.words]}>{banner.text}</Text>;
  return (
    <View role="complementary" aria-label={t.promotion} style={styles.bar}>
      <View aria-live="polite" style={styles.fill}>
        {to ? (
          <LinkArea to={to} style={styles.link}>
            {words}
          </LinkArea>
        ) : (
          <View style={styles.link}>{words}</View>
        )}
      </View>
      {banners.length > 1 && (
        <Pressable
          role="button"
          aria-label={formatMessage(t.nextPromotion, place)}
          style={styles.next}
          onPress={() => setPosition(position + 1)}
        >
          <Text style={[text.micro, styles.words]}>{`${place.n}/${place.total}`}</Text>
          <Icon name="forward" size={14} colour={tokens.onInk} />
        </Pressable>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', backgroundColor: tokens.ink },
  fill: { flex: 1 },
  link: {
    minHeight: tokens.touchSize,
    justifyContent: 'center',
    paddingLeft: tokens.gutter,
  },
  words: { color: tokens.onInk },
  next: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 2,
    minHeight: tokens.touchSize,
    paddingHorizontal: tokens.space4,
  },
});
