import type { ImageDetail } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { ProductRecord } from './queries.ts';

/** The texts that were chosen for the images of a product; images that were taken off it are left out. */
export const mapImageDetails = (
  { image_keys, image_details }: Pick<ProductRecord, 'image_keys' | 'image_details'>,
  language: Language,
): ImageDetail[] =>
  image_details.flatMap(({ key, alt }) => {
    const order = image_keys.indexOf(key) + 1;
    return order > 0 ? { order, alt: alt[language] } : [];
  });
