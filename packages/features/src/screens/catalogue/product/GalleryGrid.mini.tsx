import type { GalleryViewProps } from './Gallery.types.ts';

/** Phones show the swiper. */
export const GalleryGrid = (_: GalleryViewProps) => null;
