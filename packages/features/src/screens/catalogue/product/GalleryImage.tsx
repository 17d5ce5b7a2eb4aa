import { formatMessage, viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { cx, Picture, type PictureProps, Pressable } from '@vitrine/ui';
import styles from './Gallery.module.css';
import type { GalleryViewProps } from './Gallery.types.ts';
import { GALLERY_IMAGE_SIZES } from './head.ts';
import { findAlt } from './image-details.ts';
import { messages } from './messages.ts';

interface GalleryImageProps
  extends GalleryViewProps,
    Pick<PictureProps, 'className' | 'position' | 'sizes' | 'ratio'> {
  order: number;
  index: number;
}

/** One view of a product. */
export function GalleryImage(props: GalleryImageProps) {
  const t = useMessages(messages);
  const { images, name, details, onOpen, order, index, className, position, ...picture } = props;
  return (
    <Pressable
      className={cx(styles.view, className)}
      aria-haspopup="dialog"
      onPress={() => onOpen(index)}
    >
      <Picture
        ratio="3/4"
        sizes={GALLERY_IMAGE_SIZES}
        {...picture}
        position={position}
        eager={index === 0}
        images={viewSizes(images, order)}
        alt={findAlt(details, order) ?? formatMessage(t.picture, { name, n: order })}
      />
    </Pressable>
  );
}
