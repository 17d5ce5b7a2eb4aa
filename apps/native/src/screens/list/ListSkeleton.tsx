import { useMessages } from '@vitrine/platform';
import { StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { messages } from '../../messages.ts';
import { useLayout } from '../../parts/layout.ts';

const CARDS = [1, 2, 3, 4, 5, 6];

/** The places of the products, which do not move when they arrive. */
export function ListSkeleton() {
  const t = useMessages(messages);
  const { inner, columns } = useLayout();
  const width = (inner - (columns - 1) * tokens.space2) / columns;
  return (
    <View style={styles.page} role="status" aria-label={t.loading} testID="loading">
      {CARDS.map((card) => (
        <View key={card} style={[styles.card, { width }]} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  page: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: tokens.space2,
    overflow: 'hidden',
    paddingHorizontal: tokens.gutter,
    paddingTop: tokens.space24,
    backgroundColor: tokens.paper,
  },
  card: {
    aspectRatio: 3 / 4,
    marginBottom: tokens.space24,
    backgroundColor: tokens.stone,
  },
});
