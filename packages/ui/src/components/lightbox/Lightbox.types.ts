import type { PictureSize } from '../../primitives/picture/Picture.types.ts';

export interface LightboxPicture {
  /** Every width, smallest first. */
  images: readonly PictureSize[];
  alt: string;
}

export interface LightboxProps {
  /** The picture to begin with, from 0. Undefined while the lightbox is closed. */
  start: number | undefined;
  pictures: readonly LightboxPicture[];
  /** Announced by screen readers. */
  label: string;
  onClose: () => void;
}
