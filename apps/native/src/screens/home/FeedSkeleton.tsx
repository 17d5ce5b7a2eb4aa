import { useMessages } from '@vitrine/platform';
import { StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { messages } from '../../messages.ts';

/** The place of the first picture and its text. */
export function FeedSkeleton() {
  const t = useMessages(messages);
  return (
    <View style={styles.page} role="status" aria-label={t.loading} testID="loading">
      <View style={styles.picture} />
      <View style={[styles.line, styles.short]} />
      <View style={styles.line} />
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, overflow: 'hidden', backgroundColor: tokens.paper },
  picture: { width: '100%', aspectRatio: 375 / 432, backgroundColor: tokens.stone },
  line: {
    height: 16,
    marginTop: tokens.space5,
    marginHorizontal: tokens.gutter,
    backgroundColor: tokens.stone,
  },
  short: { width: '30%' },
});
