import { fill, type SizedImage, viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Picture, type PictureProps } from '@vitrine/ui';
import { GALLERY_SIZES } from './head.ts';
import { messages } from './messages.ts';

interface GalleryViewProps
  extends Pick<PictureProps, 'className' | 'position' | 'sizes' | 'ratio'> {
  images: readonly SizedImage[];
  name: string;
  order: number;
  eager: boolean;
}

/** One view of a piece. */
export function GalleryView({ images, name, order, ...look }: GalleryViewProps) {
  const words = useMessages(messages);
  return (
    <Picture
      ratio="3/4"
      sizes={GALLERY_SIZES}
      {...look}
      images={viewSizes(images, order)}
      alt={fill(words.picture, { name, n: order })}
    />
  );
}
