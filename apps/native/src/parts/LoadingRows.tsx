import { useMessages } from '@vitrine/platform';
import { StyleSheet, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { messages } from '../messages.ts';

const ROWS = [1, 2, 3, 4];

/** The places of rows with a picture, until they arrive. */
export function LoadingRows() {
  const t = useMessages(messages);
  return (
    <View style={styles.page} role="status" aria-label={t.loading} testID="loading">
      {ROWS.map((row) => (
        <View key={row} style={styles.row}>
          <View style={styles.picture} />
          <View style={styles.texts}>
            <View style={[styles.line, styles.short]} />
            <View style={styles.line} />
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  page: {
    flex: 1,
    gap: tokens.space6,
    overflow: 'hidden',
    padding: tokens.gutter,
    backgroundColor: tokens.paper,
  },
  row: { flexDirection: 'row', gap: tokens.space4 },
  picture: { width: 112, height: 149, backgroundColor: tokens.stone },
  texts: { flex: 1, gap: tokens.space3, paddingTop: tokens.space2 },
  line: { height: 12, backgroundColor: tokens.stone },
  short: { width: '40%' },
});
