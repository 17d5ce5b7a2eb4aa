import type { SizedImage } from '@vitrine/kit';

export interface GalleryProps {
  images: readonly SizedImage[];
  name: string;
}
