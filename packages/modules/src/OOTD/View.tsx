import { viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, cx, Picture, Swiper } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import type { ModuleProps } from '../definition.ts';
import { Go } from '../parts/Go.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { Cell } from '../products/Cell.tsx';
import { messages } from '../products/look-messages.ts';
import { ProductLink } from '../products/ProductLink.tsx';
import { frames, type OOTDData, type ShownLook } from './rules.ts';
import type { OOTDFields } from './schema.ts';
import styles from './View.module.css';

const SECOND_MS = 1000;
/** More looks beside one another leave a piece no room for a picture of its own on a phone. */
const ROOMY = 2;

const sizesOf = (perFrame: number) => `${Math.round(100 / perFrame)}vw`;

/** The picture of a look; its first piece stands in where it has none. */
function LookPicture({ look: { item, pieces }, sizes }: { look: ShownLook; sizes: string }) {
  const [first] = pieces;
  if (item.image?.source) {
    return (
      <Go link={item.commonLink} part="image" label={item.image.alt} className={styles.picture}>
        <ModulePicture image={item.image} ratio="3/4" sizes={sizes} />
      </Go>
    );
  }
  if (!first) return null;
  return (
    <ProductLink product={first} label={first.shortDescription} className={styles.picture}>
      <Picture alt="" ratio="3/4" images={viewSizes(first.images)} sizes={sizes} />
    </ProductLink>
  );
}

function Frame({ looks, perFrame }: { looks: readonly ShownLook[]; perFrame: number }) {
  return (
    <Box
      className={cx(styles.frame, perFrame > ROOMY && styles.close)}
      style={{ '--looks': String(perFrame) } as CSSProperties}
    >
      {looks.map((look) => (
        <Box as="article" key={look.index} className={styles.look}>
          <LookPicture look={look} sizes={sizesOf(perFrame)} />
          <Box className={styles.pieces}>
            {look.pieces.map((product) => (
              <Cell key={product.id} product={product} look="row" sizes="60px" />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

export function View({ fields, data }: ModuleProps<OOTDFields, OOTDData>) {
  const words = useMessages(messages);
  const { quantityPerFrame, autoPlay, intervalTime, moduleTitle } = fields;
  const slides = frames(fields, data).map((looks) => (
    <Frame key={looks[0]?.index} looks={looks} perFrame={quantityPerFrame} />
  ));
  if (slides.length < 2) return <>{slides}</>;
  return (
    <Swiper
      label={moduleTitle?.title || words.looks}
      autoPlay={autoPlay}
      interval={intervalTime * SECOND_MS}
      marks="dots"
    >
      {slides}
    </Swiper>
  );
}
