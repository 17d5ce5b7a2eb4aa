import { productId } from '../products/products.ts';
import { findDrawnProduct } from './images.ts';

/** The ids of a product and of its substitutes, as the content fields expect them. */
export const joinProductIds = (...drawnIds: string[]): string =>
  drawnIds.map((id) => productId(findDrawnProduct(id).id)).join(',');
