import { cx, Text } from '@vitrine/ui';
import type { PictureItem } from '../fields/picture.ts';
import { ContentLink } from './ContentLink.tsx';
import { toCssColour } from './colour.ts';
import { ModulePicture } from './ModulePicture.tsx';
import styles from './PictureTile.module.css';

export interface PictureTileProps {
  item: PictureItem;
  /** Width to height. Default: the picture's own ratio. */
  ratio?: string | undefined;
  /** A different ratio on desktop. */
  wideRatio?: string | undefined;
  sizes?: string | undefined;
  /** The picture fills its container, and no title is shown below. */
  fills?: boolean | undefined;
  /** Crops keep the upper part of the picture. Default: only in the desktop crop. */
  keepsUpperPart?: boolean | undefined;
  className?: string | undefined;
}

const UPPER_PART_POSITION = '50% 20%';

/** One picture of a list, with an optional corner label, title and link. */
export function PictureTile({ item, className, ...shape }: PictureTileProps) {
  const { ratio, wideRatio, sizes, fills, keepsUpperPart = Boolean(wideRatio) } = shape;
  const { image, title, label, labelColor, commonLink } = item;
  const color = toCssColour(labelColor);
  if (!image) return null;
  // The alt text is left out where the visible title says the same.
  const isTitled = !fills && Boolean(title);
  return (
    <ContentLink
      link={commonLink}
      part="image"
      details={{ title }}
      className={cx(styles.tile, className)}
    >
      <ModulePicture
        image={image}
        ratio={fills ? 'none' : ratio}
        wideRatio={wideRatio}
        position={keepsUpperPart ? UPPER_PART_POSITION : undefined}
        sizes={sizes}
        alt={isTitled && title === image.alt ? '' : image.alt || (isTitled ? '' : title)}
        className={cx(fills && styles.filling)}
      />
      {label && (
        <Text variant="micro" className={styles.label} {...(color && { style: { color } })}>
          {label}
        </Text>
      )}
      {isTitled && (
        <Text as="p" variant="caption" className={styles.title}>
          {title}
        </Text>
      )}
    </ContentLink>
  );
}
