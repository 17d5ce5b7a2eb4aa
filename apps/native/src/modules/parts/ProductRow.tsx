import type { ProductSummary } from '@vitrine/contract';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { findUri, Picture } from '../../parts/Picture.tsx';
import { Price } from '../../parts/Price.tsx';
import { text } from '../../parts/text-styles.ts';
import { useColours } from './colours.ts';

const THUMBNAIL_WIDTH = 60;

/** A product of an outfit as one line. */
export function ProductRow({ product }: { product: ProductSummary }) {
  const { ink, soft } = useColours();
  const { id, brand, shortDescription, images, price, priceWithoutDiscount } = product;
  return (
    <LinkArea
      to={{ route: 'product', params: { id } }}
      label={`${brand.name} ${shortDescription}`}
      style={styles.row}
    >
      <Picture uri={findUri(images, THUMBNAIL_WIDTH)} style={styles.thumbnail} />
      <View style={styles.fill}>
        <Text style={[text.brand, { color: ink }]} numberOfLines={1}>
          {brand.name}
        </Text>
        <Text style={[text.caption, { color: soft }]} numberOfLines={1}>
          {shortDescription}
        </Text>
        <Price price={price} original={priceWithoutDiscount} currency={product.currencyIsoCode} />
      </View>
    </LinkArea>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space3,
    paddingTop: tokens.space3,
    minHeight: tokens.touchSize,
  },
  thumbnail: { width: THUMBNAIL_WIDTH },
  fill: { flex: 1 },
});
