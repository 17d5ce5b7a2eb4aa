import type { ProductSummary } from '@vitrine/contract';
import type { Destination } from '@vitrine/platform';
import { FlatList, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../brand/tokens.ts';
import { Icon } from './Icon.tsx';
import { LinkArea } from './LinkArea.tsx';
import { useLayout } from './layout.ts';
import { ProductCard } from './ProductCard.tsx';
import { text } from './text-styles.ts';

/** How much of a phone's window a card takes, so that the next one is seen to follow. */
const SHARE = 0.42;
const MAX_CARD_WIDTH = 220;

interface ProductRailProps {
  products: readonly ProductSummary[];
  /** The last card, which leads to all products. */
  more?: { label: string; to: Destination };
}

/** Products in one row that is swiped. */
export function ProductRail({ products, more }: ProductRailProps) {
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
      ListFooterComponent={
        more && (
          <LinkArea to={more.to} style={[styles.more, { width: cardWidth }]}>
            <Text style={text.caption}>{more.label}</Text>
            <Icon name="forward" size={20} colour={tokens.ink3} />
          </LinkArea>
        )
      }
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
  more: {
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space2,
    marginLeft: tokens.space3,
    aspectRatio: 3 / 4,
    borderWidth: 1,
    borderColor: tokens.border,
    backgroundColor: tokens.paper,
  },
});
