import type { SizedImage } from '@vitrine/kit';

export interface GalleryProps {
  images: readonly SizedImage[];
  name: string;
}

export interface GalleryViewProps extends GalleryProps {
  /** Called with the position of the pressed picture, from 0. */
  onOpen: (index: number) => void;
}
