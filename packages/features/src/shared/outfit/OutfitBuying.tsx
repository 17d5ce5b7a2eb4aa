import type { ProductSummary } from '@vitrine/contract';
import { BuyOutfitContext } from '@vitrine/modules';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.tsx';

const OutfitSheet = lazyPart(() => import('./OutfitSheet.tsx').then((part) => part.OutfitSheet));

/** Lets the outfits of a page be bought as a whole. The sheet is loaded when it first opens. */
export function OutfitBuying({ children }: { children: ReactNode }) {
  const [products, setProducts] = useState<readonly ProductSummary[]>();
  const [isOpen, setOpen] = useState(false);
  const buyOutfit = useCallback((outfit: readonly ProductSummary[]) => {
    setProducts(outfit);
    setOpen(true);
  }, []);
  return (
    <BuyOutfitContext.Provider value={buyOutfit}>
      {children}
      {products && (
        <OutfitSheet
          key={products.map(({ id }) => id).join()}
          products={products}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </BuyOutfitContext.Provider>
  );
}
