import { selectPrefGender, selectProductsList, selectShop } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ProductCard, ProductGrid } from '@vitrine/ui';
import { Fragment, memo } from 'react';
import { HeartButton } from '../hearts/index.ts';
import { type Editorial, editorialOf } from '../words.ts';
import { LIST_PICTURE_SIZES } from './head.ts';
import { Tile } from './Tile.tsx';

/** The tile stands after the fourth product, which fills whole rows of two and of three. */
export const TILE_AFTER = 4;

/** Two rows of a phone are seen without scrolling. */
const EAGER = 4;

/** A category shows the shop's own story among its products; a search only what was searched for. */
function useEditorial(): Editorial | undefined {
  const shop = useSelector(selectShop);
  const gender = useSelector(selectPrefGender);
  const { listType, items } = useSelector(selectProductsList);
  return listType === 'category' && items.length > TILE_AFTER
    ? editorialOf(shop, gender)
    : undefined;
}

/** Choosing a filter draws no product anew: only another list does. */
export const Grid = memo(function Grid() {
  const { items } = useSelector(selectProductsList);
  const editorial = useEditorial();
  return (
    <ProductGrid rhythm="bleed" columns={3}>
      {items.map((product, index) => (
        <Fragment key={product.id}>
          {editorial && index === TILE_AFTER && <Tile editorial={editorial} />}
          <ProductCard
            product={product}
            eager={index < EAGER}
            sizes={LIST_PICTURE_SIZES}
            corner={<HeartButton productId={product.id} name={product.shortDescription} />}
          />
        </Fragment>
      ))}
    </ProductGrid>
  );
});
