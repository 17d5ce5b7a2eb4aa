import { existsSync, readFileSync } from 'node:fs';
import { type DrawnProduct, drawnProducts } from '../products/drawn-products.ts';
import { buildProductName } from '../products/names.ts';
import type { Translate } from './translate.ts';

interface Banner {
  id: string;
  alt: { zh: string; en: string };
}

const BANNERS = new URL('../banners.json', import.meta.url);
const banners: Banner[] = existsSync(BANNERS) ? JSON.parse(readFileSync(BANNERS, 'utf8')) : [];

export interface ImageField {
  key: string;
  alt: string;
}

export function findDrawnProduct(id: string): DrawnProduct {
  const product = drawnProducts.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`There is no product ${id}`);
  return product;
}

/** One image of a product: 1 is the packshot, 2 the close-up, 3 the scene. */
export const productImage = (productId: string, view: 1 | 2 | 3, alt: string): ImageField => ({
  key: `${findDrawnProduct(productId).id}-${view}`,
  alt,
});

/**
 * The banner image of a motif; the scene image of a product when that banner has not been drawn.
 */
export function bannerImage(
  t: Translate,
  motif: string,
  ratio: '3x4' | '16x9' | '1x1' | '9x16',
  fallbackProductId: string,
): ImageField {
  const banner = banners.find(({ id }) => id === `banner-${motif}-${ratio}`);
  if (banner) return { key: banner.id, alt: t(banner.alt.zh, banner.alt.en) };
  const name = buildProductName(findDrawnProduct(fallbackProductId), true);
  return productImage(fallbackProductId, 3, t(name['zh-CN'], name['en-US']));
}
