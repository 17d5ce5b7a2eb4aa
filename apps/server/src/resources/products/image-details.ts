import type { ImageDetail } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { ProductRecord } from './queries.ts';

/** What was chosen for the images of a product; those that were taken off it are left out. */
export const mapImageDetails = (
  { image_keys, image_details }: Pick<ProductRecord, 'image_keys' | 'image_details'>,
  language: Language,
): ImageDetail[] =>
  image_details
    .map(({ key, alt, focalX, focalY }) => ({
      order: image_keys.indexOf(key) + 1,
      alt: alt?.[language] ?? null,
      focalPoint: focalX === null || focalY === null ? null : { x: focalX, y: focalY },
    }))
    .filter(({ order }) => order > 0);
