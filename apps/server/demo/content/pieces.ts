import { productId } from '../products/products.ts';
import { pieceNamed } from './pictures.ts';

/** A place for a product in content: a piece, then those that may stand in for it. */
export const place = (...pieceIds: string[]): string =>
  pieceIds.map((id) => productId(pieceNamed(id).id)).join(',');
