import { cx, Text } from '@vitrine/ui';
import type { PictureItem } from '../fields/picture.ts';
import { paint } from './colour.ts';
import { Go } from './Go.tsx';
import { ModulePicture } from './ModulePicture.tsx';
import styles from './PictureTile.module.css';

export interface PictureTileProps {
  item: PictureItem;
  /** Width to height; the picture's own when it is not given. */
  ratio?: string | undefined;
  /** Another ratio on wide screens. */
  wideRatio?: string | undefined;
  sizes?: string | undefined;
  /** It fills the place that it is given, and has no title below. */
  fills?: boolean | undefined;
  /** Where it is cut, the upper part stays; so it is in the crop of a wide screen if it is not said. */
  upper?: boolean | undefined;
  className?: string | undefined;
}

const UPPER_PART = '50% 20%';

/** A picture among others: with a word in its corner, a title below, and a place to go. */
export function PictureTile({ item, className, ...shape }: PictureTileProps) {
  const { ratio, wideRatio, sizes, fills, upper = Boolean(wideRatio) } = shape;
  const { image, title, label, labelColor, commonLink } = item;
  const color = paint(labelColor);
  if (!image) return null;
  // A reader need not hear twice what stands beneath.
  const isTitled = !fills && Boolean(title);
  return (
    <Go link={commonLink} part="image" details={{ title }} className={cx(styles.tile, className)}>
      <ModulePicture
        image={image}
        ratio={fills ? 'none' : ratio}
        wideRatio={wideRatio}
        position={upper ? UPPER_PART : undefined}
        sizes={sizes}
        alt={isTitled && title === image.alt ? '' : image.alt || (isTitled ? '' : title)}
        className={cx(fills && styles.filling)}
      />
      {label && (
        <Text look="micro" className={styles.label} {...(color && { style: { color } })}>
          {label}
        </Text>
      )}
      {isTitled && (
        <Text as="p" look="cap" className={styles.title}>
          {title}
        </Text>
      )}
    </Go>
  );
}
