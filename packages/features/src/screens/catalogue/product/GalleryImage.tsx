import type { ImageDetail } from '@vitrine/contract';
import type { SizedImage } from '@vitrine/kit';
import { formatMessage, viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { cx, Picture, type PictureProps, Pressable } from '@vitrine/ui';
import styles from './Gallery.module.css';
import { GALLERY_IMAGE_SIZES } from './head.ts';
import { findAlt } from './image-details.ts';
import { messages } from './messages.ts';

export interface GalleryProps {
  images: readonly SizedImage[];
  name: string;
  /** Of the images that have an alternative text. */
  details?: readonly ImageDetail[] | undefined;
}

export interface GalleryViewProps extends GalleryProps {
  /** Called with the position of the pressed picture, from 0. */
  onOpen: (index: number) => void;
}

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
