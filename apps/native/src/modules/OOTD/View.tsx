import type { ProductSummary } from '@vitrine/contract';
import { buildFrames, type ModuleProps, type OOTDData, type OOTDFields } from '@vitrine/modules';
import { View as Box, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { useLayout } from '../../parts/layout.ts';
import { findUri, Picture } from '../../parts/Picture.tsx';
import { Price } from '../../parts/Price.tsx';
import { text } from '../../parts/text-styles.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { useColours } from '../parts/colours.ts';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { Slides } from '../parts/Slides.tsx';

const THUMBNAIL_WIDTH = 60;

function ProductRow({ product }: { product: ProductSummary }) {
  const { ink, soft } = useColours();
  const { id, brand, shortDescription, images, price, priceWithoutDiscount } = product;
  return (
    <LinkArea
      to={{ route: 'product', params: { id } }}
      label={`${brand.name} ${shortDescription}`}
      style={styles.row}
    >
      <Picture uri={findUri(images, THUMBNAIL_WIDTH)} style={styles.thumbnail} />
      <Box style={styles.fill}>
        <Text style={[text.brand, { color: ink }]} numberOfLines={1}>
          {brand.name}
        </Text>
        <Text style={[text.caption, { color: soft }]} numberOfLines={1}>
          {shortDescription}
        </Text>
        <Price price={price} original={priceWithoutDiscount} currency={product.currencyIsoCode} />
      </Box>
    </LinkArea>
  );
}

/** Outfits of the day: each look above its products, one beside the other. */
export function View({ fields, data }: ModuleProps<OOTDFields, OOTDData>) {
  const { width, inner, isTablet } = useLayout();
  const perFrame = isTablet ? Math.max(2, fields.quantityPerFrame) : fields.quantityPerFrame;
  const looks = buildFrames({ ...fields, quantityPerFrame: perFrame }, data);
  const lookWidth = Math.floor((inner - (perFrame - 1) * tokens.space2) / perFrame);
  const slides = looks.map((frame) => ({
    key: String(frame[0]?.index),
    content: (
      <Box style={styles.frame}>
        {frame.map(({ item, products, index }) => (
          <Box key={index} style={{ width: lookWidth }}>
            {item.image?.source ? (
              <ContentLink link={item.commonLink} label={item.image.alt}>
                <ModulePicture image={item.image} width={lookWidth} ratio={3 / 4} alt="" />
              </ContentLink>
            ) : (
              <Picture uri={findUri(products[0]?.images ?? [], lookWidth)} />
            )}
            {products.map((product) => (
              <ProductRow key={product.id} product={product} />
            ))}
          </Box>
        ))}
      </Box>
    ),
  }));
  return (
    <Slides
      label={fields.moduleTitle?.title || fields.moduleName}
      width={width}
      slides={slides}
      autoPlay={fields.autoPlay}
      interval={fields.intervalTime}
    />
  );
}

const styles = StyleSheet.create({
  frame: { flexDirection: 'row', gap: tokens.space2, paddingHorizontal: tokens.gutter },
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
