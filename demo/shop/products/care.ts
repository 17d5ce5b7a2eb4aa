import type { Localised } from '@vitrine/kit';
import { CARE, type CareCode } from './care-instructions.ts';
import type { DrawnProduct } from './drawn-products.ts';
import { findFabric } from './fabrics.ts';
import type { Kind } from './kinds.ts';

/** The care code depends on the kind too: a satin shoe is not cleaned like a satin dress. */
function careCode(product: DrawnProduct): CareCode {
  const { kind, gender } = product;
  const { care } = findFabric(product);
  if (care === 'silk' && NOT_WORN_ON_BODY.has(kind)) return 'brush';
  if (care !== 'dry') return care;
  if (kind === 'cap') return 'spot';
  if (kind === 'scarf') return 'wool';
  return gender === 'kids' ? 'gentle' : care;
}

const NOT_WORN_ON_BODY: ReadonlySet<Kind> = new Set(['pump', 'crossbodyBag']);

export const careInstructionsFor = (product: DrawnProduct): Localised[] => [
  ...CARE[careCode(product)],
];
