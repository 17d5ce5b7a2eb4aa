import { useFetch } from '@vitrine/client/react';
import type { Banner } from '@vitrine/contract';
import { type Destination, resolveLink, usePlatform } from '@vitrine/platform';
import { selectPrefGender } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { text } from '../../parts/text-styles.ts';

function BagBanner({ text: message, to }: { text: string; to: Destination | null }) {
  const content = <Text style={[text.caption, styles.text]}>{message}</Text>;
  return to ? (
    <LinkArea to={to} style={styles.note}>
      {content}
    </LinkArea>
  ) : (
    <View style={styles.note}>{content}</View>
  );
}

/** The shop's messages for the bag. They stand at its end, because they arrive after it. */
export function BagBanners() {
  const { name } = usePlatform();
  const gender = useSelector(selectPrefGender);
  const [banners, setBanners] = useState<readonly Banner[]>([]);
  useFetch(
    gender,
    (api) => api.getBanners({ query: { position: 'bag', gender } }),
    (found = []) => setBanners(found),
  );
  return banners.map((banner) => (
    <BagBanner key={banner.id} text={banner.text} to={resolveLink({ web: banner.link }, name)} />
  ));
}

const styles = StyleSheet.create({
  note: {
    marginTop: tokens.space4,
    padding: tokens.space4,
    minHeight: tokens.touchSize,
    justifyContent: 'center',
    backgroundColor: tokens.ivory,
  },
  text: { color: tokens.ink2 },
});
