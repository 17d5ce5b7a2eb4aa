import { Box, cx, Swiper, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { toCssColour } from '../parts/colour.ts';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { filterWithImage, resolveRatio } from '../parts/pictures.ts';
import type { ImageSlideFields, ImageSlideItem } from './schema.ts';
import styles from './View.module.css';

const SECOND_MS = 1000;

interface SlideProps {
  slide: ImageSlideItem;
  fields: ImageSlideFields;
  eager: boolean;
}

/** A picture of full page width, with its wide crop on desktop. */
function SlidePicture({ slide, fields, eager }: SlideProps) {
  const { image, wideImage, title, label, labelColor, commonLink } = slide;
  const color = toCssColour(labelColor);
  if (!image) return null;
  return (
    <ContentLink link={commonLink} part="image" details={{ title }} className={styles.slide}>
      <ModulePicture
        image={image}
        wide={wideImage}
        ratio={resolveRatio(fields.ratio)}
        wideRatio={wideImage?.source ? '2/1' : undefined}
        eager={eager}
        alt={image.alt === title ? '' : image.alt}
      />
      {label && (
        <Text variant="micro" className={styles.label} {...(color && { style: { color } })}>
          {label}
        </Text>
      )}
      {title && (
        <Text as="p" variant="h3" className={styles.title}>
          {title}
        </Text>
      )}
    </ContentLink>
  );
}

/** Without a wide crop, a picture would be taller than the window on desktop. */
const isTall = (slides: readonly ImageSlideItem[]): boolean =>
  !slides.some(({ wideImage }) => wideImage?.source);

export function View({ fields }: ModuleProps<ImageSlideFields>) {
  const { marks, inset, firstScreen, autoPlay, intervalTime, moduleTitle, moduleName } = fields;
  const slides = filterWithImage(fields.images);
  return (
    <Box
      className={cx(
        inset && styles.inset,
        marks === 'counter' && styles.counted,
        isTall(slides) && styles.tall,
      )}
    >
      <Swiper
        label={moduleTitle?.title || moduleName || slides[0]?.title || ''}
        autoPlay={autoPlay}
        interval={intervalTime * SECOND_MS}
        pagination={marks === 'counter' ? 'none' : marks}
        counter={marks === 'counter'}
      >
        {slides.map((slide, index) => (
          <SlidePicture
            key={`${slide.image?.source}${slide.title}`}
            slide={slide}
            fields={fields}
            eager={firstScreen && index === 0}
          />
        ))}
      </Swiper>
    </Box>
  );
}
