import { viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, cx, Picture, Swiper } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import type { ModuleProps } from '../definition.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { messages } from '../products/look-messages.ts';
import { ProductLink } from '../products/ProductLink.tsx';
import { ProductTile } from '../products/ProductTile.tsx';
import { buildFrames, type LookWithProducts, type OOTDData } from './rules.ts';
import type { OOTDFields } from './schema.ts';
import styles from './View.module.css';

const SECOND_MS = 1000;
/** With more looks in a frame, products have no picture of their own on mobile. */
const MAX_LOOKS_WITH_PICTURES = 2;

const toSizes = (perFrame: number) => `${Math.round(100 / perFrame)}vw`;

/** The picture of a look, or of its first product where it has none. */
function LookPicture({
  look: { item, products },
  sizes,
}: {
  look: LookWithProducts;
  sizes: string;
}) {
  const [first] = products;
  if (item.image?.source) {
    return (
      <ContentLink
        link={item.commonLink}
        part="image"
        label={item.image.alt}
        className={styles.picture}
      >
        <ModulePicture image={item.image} ratio="3/4" sizes={sizes} />
      </ContentLink>
    );
  }
  if (!first) return null;
  return (
    <ProductLink product={first} label={first.shortDescription} className={styles.picture}>
      <Picture alt="" ratio="3/4" images={viewSizes(first.images)} sizes={sizes} />
    </ProductLink>
  );
}

function Frame({ looks, perFrame }: { looks: readonly LookWithProducts[]; perFrame: number }) {
  return (
    <Box
      className={cx(styles.frame, perFrame > MAX_LOOKS_WITH_PICTURES && styles.dense)}
      style={{ '--looks': String(perFrame) } as CSSProperties}
    >
      {looks.map((look) => (
        <Box as="article" key={look.index} className={styles.look}>
          <LookPicture look={look} sizes={toSizes(perFrame)} />
          <Box className={styles.products}>
            {look.products.map((product) => (
              <ProductTile key={product.id} product={product} variant="row" sizes="60px" />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

export function View({ fields, data }: ModuleProps<OOTDFields, OOTDData>) {
  const t = useMessages(messages);
  const { quantityPerFrame, autoPlay, intervalTime, moduleTitle } = fields;
  const slides = buildFrames(fields, data).map((looks) => (
    <Frame key={looks[0]?.index} looks={looks} perFrame={quantityPerFrame} />
  ));
  if (slides.length < 2) return <>{slides}</>;
  return (
    <Swiper
      label={moduleTitle?.title || t.looks}
      autoPlay={autoPlay}
      interval={intervalTime * SECOND_MS}
      pagination="dots"
    >
      {slides}
    </Swiper>
  );
}
