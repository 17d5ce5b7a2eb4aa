import type { SizedImage } from '@vitrine/kit';

export interface SecondPictureProps {
  images: readonly SizedImage[];
}
