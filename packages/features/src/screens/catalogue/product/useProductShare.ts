import { pickImage } from '@vitrine/kit';
import { href, type ShareContent, usePlatform } from '@vitrine/platform';
import type { ProductState } from '@vitrine/state';
import { useMemo } from 'react';

/** The share card of a product. */
export function useProductShare(product: ProductState): ShareContent {
  const { language } = usePlatform();
  return useMemo(() => {
    const { id, brandName, shortDescription, images } = product;
    const image = pickImage(images)?.url;
    return {
      title: shortDescription,
      description: brandName,
      path: href({ route: 'product', params: { id } }, language),
      ...(image && { image }),
    };
  }, [product, language]);
}
