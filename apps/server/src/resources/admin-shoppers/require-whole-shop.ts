import type { OperatorContext } from '../../http/handler-context.ts';
import { problem } from './problems.ts';

/** Shoppers belong to the whole shop, so a merchant's machine sees none of them. */
export function requireWholeShop({ operator, language }: OperatorContext): void {
  if (operator.merchantId !== null) throw problem('whole-shop-needed', language);
}
