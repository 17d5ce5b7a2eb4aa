import type { ImageDetail } from '@vitrine/contract';
import type { SizedImage } from '@vitrine/kit';

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
