import { SELLERS, type ShopProfile } from '@vitrine/contract';
import type { MerchantFacts } from '../merchants/merchant-facts.ts';

/** What the shop calls who sells. Where only one merchant does, texts do not speak of merchants. */
export function describeShop(
  { merchantCount, importsGoods }: MerchantFacts,
  { sellers }: Readonly<Record<string, unknown>>,
): ShopProfile {
  const chosen = SELLERS.find((each) => each === sellers) ?? 'merchants';
  return { sellers: merchantCount > 1 ? chosen : 'own', importsGoods };
}
