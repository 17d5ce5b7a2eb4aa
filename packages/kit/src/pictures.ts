import { last } from './lists.ts';

/** One picture in one size. `size` is the width in pixels; `order` tells the views of a product apart. */
export interface SizedImage {
  url: string;
  size: number;
  order: number;
}

/** The widths every picture is offered in. 800 is the one a product page shows. */
export const IMAGE_SIZES = [240, 480, 800] as const;
export const MAIN_IMAGE_SIZE = 800;

/** All sizes of one view, smallest first. */
export const viewSizes = (images: readonly SizedImage[], order = 1): SizedImage[] =>
  images.filter((image) => image.order === order).sort((a, b) => a.size - b.size);

/** The views a product has, in order. */
export const viewOrders = (images: readonly SizedImage[]): number[] =>
  [...new Set(images.map((image) => image.order))].sort((a, b) => a - b);

/** The picture of a view at a size, or the nearest there is. */
export function pickImage(
  images: readonly SizedImage[],
  size: number = MAIN_IMAGE_SIZE,
  order = 1,
): SizedImage | undefined {
  const sizes = viewSizes(images, order);
  return sizes.find((image) => image.size >= size) ?? last(sizes);
}

export const srcSet = (sizes: readonly { url: string; size: number }[]): string =>
  sizes.map((image) => `${image.url} ${image.size}w`).join(', ');
