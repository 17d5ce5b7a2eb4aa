import type { ProductSummary } from '@vitrine/contract';
import { StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { ProductCard } from '../../parts/ProductCard.tsx';

const TABLET_COLUMNS = 4;

/** Products in rows of two, on a tablet of four. */
export function ProductGrid({ products }: { products: readonly ProductSummary[] }) {
  const { inner, isTablet } = useLayout();
  const columns = isTablet ? TABLET_COLUMNS : 2;
  const width = Math.floor((inner - (columns - 1) * tokens.space2) / columns);
  return (
    <View style={styles.grid}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} width={width} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: tokens.space2,
    rowGap: tokens.space8,
    paddingHorizontal: tokens.gutter,
  },
});
