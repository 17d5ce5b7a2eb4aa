import { last } from './lists.ts';

/** An image in one size. `size` is the width in pixels; `order` identifies the view of the product. */
export interface SizedImage {
  url: string;
  size: number;
  order: number;
  /** What stays visible when the image is cropped, as in CSS: '50% 18%'. */
  position?: string | undefined;
}

/** The widths of every image. A product page shows 800. */
export const IMAGE_SIZES = [240, 480, 800] as const;
export const MAIN_IMAGE_SIZE = 800;

/** The sizes of one view, smallest first. */
export const viewSizes = (images: readonly SizedImage[], order = 1): SizedImage[] =>
  images.filter((image) => image.order === order).sort((a, b) => a.size - b.size);

/** The views of a product, in order. */
export const viewOrders = (images: readonly SizedImage[]): number[] =>
  [...new Set(images.map((image) => image.order))].sort((a, b) => a - b);

/** Picks the smallest image of a view that is at least `size` wide, or else the largest one. */
export function pickImage(
  images: readonly SizedImage[],
  size: number = MAIN_IMAGE_SIZE,
  order = 1,
): SizedImage | undefined {
  const sizes = viewSizes(images, order);
  return sizes.find((image) => image.size >= size) ?? last(sizes);
}

export const formatSrcSet = (sizes: readonly { url: string; size: number }[]): string =>
  sizes.map((image) => `${image.url} ${image.size}w`).join(', ');
