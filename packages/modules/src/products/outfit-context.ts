import type { ProductSummary } from '@vitrine/contract';
import { createContext } from 'react';

/** Opens what lets the shopper choose a size of each product and buy them all. */
export type BuyOutfitHandler = (products: readonly ProductSummary[]) => void;
export const BuyOutfitContext = createContext<BuyOutfitHandler | null>(null);
