import { IMAGE_SIZES, type SizedImage } from '@vitrine/kit';
import type { Dimensions } from './avif.ts';
import type { Masters } from './masters.ts';
import { usefulWidths } from './widths.ts';

export interface ImageSet extends Dimensions {
  images: { url: string; size: number }[];
}

/** How pictures are addressed in answers. */
export interface ImageAddresses {
  /** Every size of each view of a product, in order. */
  views: (keys: readonly string[]) => SizedImage[];
  /** All widths of one picture with its shape, for pages that have to keep its place. */
  imageSet: (key: string) => ImageSet | undefined;
}

export function imageAddresses({ known }: Pick<Masters, 'known'>): ImageAddresses {
  const url = (key: string, size: number): string => {
    const hash = known(key)?.hash;
    return `/images/${key}/${size}${hash === undefined ? '' : `?v=${hash}`}`;
  };
  return {
    views: (keys) =>
      keys.flatMap((key, at) =>
        IMAGE_SIZES.map((size) => ({ url: url(key, size), size, order: at + 1 })),
      ),
    imageSet: (key) => {
      const master = known(key);
      if (!master) return undefined;
      const { width, height } = master;
      return {
        width,
        height,
        images: usefulWidths(width).map((size) => ({ url: url(key, size), size })),
      };
    },
  };
}
