import type { ProductSummary } from '@vitrine/contract';
import { FlatList, StyleSheet, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { useLayout } from './layout.ts';
import { ProductCard } from './ProductCard.tsx';

/** How much of a phone's window a card takes, so that the next one is seen to follow. */
const SHARE = 0.42;
const MAX_CARD_WIDTH = 220;

/** Products in one row that is swiped. */
export function ProductRail({ products }: { products: readonly ProductSummary[] }) {
  const { width } = useLayout();
  const cardWidth = Math.min(Math.round(width * SHARE), MAX_CARD_WIDTH);
  return (
    <FlatList
      horizontal
      data={products}
      keyExtractor={({ id }) => id}
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={styles.row}
      ItemSeparatorComponent={Gap}
      initialNumToRender={4}
      snapToInterval={cardWidth + tokens.space3}
      decelerationRate="fast"
      renderItem={({ item }) => <ProductCard product={item} width={cardWidth} />}
    />
  );
}

const Gap = () => <View style={styles.gap} />;

const styles = StyleSheet.create({
  row: { paddingHorizontal: tokens.gutter },
  gap: { width: tokens.space3 },
});
