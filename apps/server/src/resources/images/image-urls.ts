import { IMAGE_SIZES, type SizedImage } from '@vitrine/kit';
import type { Dimensions } from './avif.ts';
import type { SourceImages } from './source-images.ts';
import { listUsefulWidths } from './widths.ts';

export interface ImageSet extends Dimensions {
  images: { url: string; size: number; position?: string }[];
}

/** What stays visible when an image is cropped, as in CSS; undefined is its centre. */
export type FindPosition = (key: string) => string | undefined;

/** Builds the image URLs of responses. */
export interface ImageUrls {
  /** Every size of each product view, in order. */
  views: (keys: readonly string[]) => SizedImage[];
  /** The same, with every width that the originals have, to zoom into. */
  detailedViews: (keys: readonly string[]) => SizedImage[];
  /** All widths of one image with its dimensions, so that pages can reserve its space. */
  imageSet: (key: string) => ImageSet | undefined;
}

export function createImageUrls(
  sourceImages: Pick<SourceImages, 'get'>,
  findPosition: FindPosition = () => undefined,
): ImageUrls {
  const url = (key: string, size: number): string => {
    const hash = sourceImages.get(key)?.hash;
    return `/images/${key}/${size}${hash === undefined ? '' : `?v=${hash}`}`;
  };
  const describe = (key: string, sizes: readonly number[]) => {
    const position = findPosition(key);
    return sizes.map((size) => ({ url: url(key, size), size, ...(position && { position }) }));
  };
  const listSizes = (
    keys: readonly string[],
    sizesOf: (key: string) => readonly number[],
  ): SizedImage[] =>
    keys.flatMap((key, at) =>
      describe(key, sizesOf(key)).map((image) => ({ ...image, order: at + 1 })),
    );
  return {
    views: (keys) => listSizes(keys, () => IMAGE_SIZES),
    detailedViews: (keys) =>
      listSizes(keys, (key) => {
        const width = sourceImages.get(key)?.width;
        // A smaller original is offered in the usual sizes too, so that every page can rely on them.
        const larger = width === undefined ? [] : listUsefulWidths(width).slice(IMAGE_SIZES.length);
        return [...IMAGE_SIZES, ...larger];
      }),
    imageSet: (key) => {
      const sourceImage = sourceImages.get(key);
      if (!sourceImage) return undefined;
      const { width, height } = sourceImage;
      return {
        width,
        height,
        images: describe(key, listUsefulWidths(width)),
      };
    },
  };
}
