import { buildFrames, type ModuleProps, type OOTDData, type OOTDFields } from '@vitrine/modules';
import { View as Box, StyleSheet } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { findUri, Picture } from '../../parts/Picture.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { ProductRow } from '../parts/ProductRow.tsx';
import { Slides } from '../parts/Slides.tsx';

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
});
