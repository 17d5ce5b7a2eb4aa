import { Box, cx, Swiper, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { paint } from '../parts/colour.ts';
import { Go } from '../parts/Go.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { shapeOf, withSource } from '../parts/pictures.ts';
import type { ImageSlideFields, Slide } from './schema.ts';
import styles from './View.module.css';

const SECOND_MS = 1000;

interface SlideProps {
  slide: Slide;
  fields: ImageSlideFields;
  eager: boolean;
}

/** A picture over the width of the page; on a wide screen as its wide crop has it. */
function SlidePicture({ slide, fields, eager }: SlideProps) {
  const { image, wideImage, title, label, labelColor, commonLink } = slide;
  const color = paint(labelColor);
  if (!image) return null;
  return (
    <Go link={commonLink} part="image" details={{ title }} className={styles.slide}>
      <ModulePicture
        image={image}
        wide={wideImage}
        ratio={shapeOf(fields.ratio)}
        wideRatio={wideImage?.source ? '2/1' : undefined}
        eager={eager}
        alt={image.alt === title ? '' : image.alt}
      />
      {label && (
        <Text look="micro" className={styles.label} {...(color && { style: { color } })}>
          {label}
        </Text>
      )}
      {title && (
        <Text as="p" look="h3" className={styles.title}>
          {title}
        </Text>
      )}
    </Go>
  );
}

/** Without a crop of its own for wide screens, a picture would be taller than the window. */
const isTall = (slides: readonly Slide[]): boolean =>
  !slides.some(({ wideImage }) => wideImage?.source);

export function View({ fields }: ModuleProps<ImageSlideFields>) {
  const { marks, inset, firstScreen, autoPlay, intervalTime, moduleTitle, moduleName } = fields;
  const slides = withSource(fields.images);
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
        marks={marks === 'counter' ? 'none' : marks}
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
