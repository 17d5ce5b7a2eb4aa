import { filterWithImage, type ImageSlideFields, type ModuleProps } from '@vitrine/modules';
import { View as Box, StyleSheet } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { parseRatio } from '../parts/ModulePicture.tsx';
import { PictureTile } from '../parts/PictureTile.tsx';
import { Slides } from '../parts/Slides.tsx';

/** A tablet shows the wide pictures, where there are any. */
const WIDE_RATIO = 16 / 9;

/** Pictures in full width, one after the other. */
export function View({ fields }: ModuleProps<ImageSlideFields>) {
  const { width, inner, isTablet } = useLayout();
  const { images, ratio, marks, inset, autoPlay, intervalTime, moduleTitle, moduleName } = fields;
  const slideWidth = inset ? inner : width;
  const slides = filterWithImage(images).map(({ wideImage, ...item }) => {
    const isWide = isTablet && Boolean(wideImage?.source);
    return {
      key: `${item.image?.source}${item.title}`,
      content: (
        <PictureTile
          item={isWide ? { ...item, image: wideImage } : item}
          width={slideWidth}
          ratio={isWide ? WIDE_RATIO : parseRatio(ratio)}
        />
      ),
    };
  });
  return (
    <Box style={inset && styles.inset}>
      <Slides
        label={moduleTitle?.title || moduleName}
        width={slideWidth}
        slides={slides}
        marks={marks}
        autoPlay={autoPlay}
        interval={intervalTime}
      />
    </Box>
  );
}

const styles = StyleSheet.create({ inset: { paddingHorizontal: tokens.gutter } });
