import type { ProductSummary } from '@vitrine/contract';
import type { BillboardFields, ModuleProps } from '@vitrine/modules';
import { View as Box, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { COLUMN } from '../../parts/layout.ts';
import { findUri, Picture } from '../../parts/Picture.tsx';
import { Price } from '../../parts/Price.tsx';
import { text } from '../../parts/text-styles.ts';
import { useColours } from '../parts/colours.ts';

const PICTURE_WIDTH = 84;

/** The best sellers of a category, by rank. */
export function View({ data = [] }: ModuleProps<BillboardFields, ProductSummary[]>) {
  const { ink, soft, quiet, line } = useColours();
  return (
    <Box style={styles.list}>
      {data.map((product, index) => (
        <LinkArea
          key={product.id}
          to={{ route: 'product', params: { id: product.id } }}
          label={`${index + 1} ${product.brand.name} ${product.shortDescription}`}
          style={[styles.row, { borderColor: line }]}
        >
          <Text style={[text.h2, styles.rank, { color: quiet }]}>{index + 1}</Text>
          <Picture uri={findUri(product.images, PICTURE_WIDTH)} style={styles.picture} />
          <Box style={styles.fill}>
            <Text style={[text.brand, { color: ink }]}>{product.brand.name}</Text>
            <Text style={[text.caption, { color: soft }]} numberOfLines={2}>
              {product.shortDescription}
            </Text>
            <Price
              price={product.price}
              original={product.priceWithoutDiscount}
              currency={product.currencyIsoCode}
            />
          </Box>
        </LinkArea>
      ))}
    </Box>
  );
}

const styles = StyleSheet.create({
  list: {
    ...COLUMN,
    paddingHorizontal: tokens.gutter,
  },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space3,
    paddingVertical: tokens.space3,
    borderBottomWidth: 1,
  },
  rank: { width: 28 },
  picture: { width: PICTURE_WIDTH },
  fill: { flex: 1, gap: tokens.space1 },
});
