import type { GalleryViewProps } from './GalleryImage.tsx';

/** Phones show the swiper. */
export const GalleryGrid = (_: GalleryViewProps) => null;
