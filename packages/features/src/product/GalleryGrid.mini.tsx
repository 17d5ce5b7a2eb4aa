import type { GalleryProps } from './Gallery.types.ts';

/** Phones have the row that slides: what they would only hide is not sent to the view. */
export const GalleryGrid = (_: GalleryProps) => null;
