import { IMAGE_SIZES } from '@vitrine/kit';
import { resolveLink, usePlatform } from '@vitrine/platform';
import { selectPrefGender, selectProductsList, selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, DESKTOP, Link, Picture, ProductCard, ProductGrid, TABLET, Text } from '@vitrine/ui';
import { Fragment, memo } from 'react';
import { FIRST_SCREEN_PRODUCTS } from '../../../shared/layout/first-screen.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { WishlistButton } from '../../../shared/wishlist/index.ts';
import { type EditorialTile, readEditorialTile } from './editorial-tile.ts';
import styles from './Grid.module.css';
import { LIST_IMAGE_SIZES } from './head.ts';
import { useListPosition } from './useListPosition.ts';

const getImages = (key: string) =>
  IMAGE_SIZES.map((size) => ({ url: `/images/${key}/${size}`, size }));

/** A story of the shop between the products. */
function EditorialCard({ editorial }: { editorial: EditorialTile }) {
  const { name } = usePlatform();
  const to = resolveLink(editorial.link, name);
  const { kicker, title, imageKey, imagePosition } = editorial;
  if (!to) return null;
  return (
    <Link to={to} className={styles.card}>
      <Picture
        className={styles.picture}
        images={getImages(imageKey)}
        sizes={`${DESKTOP} 620px, ${TABLET} 66vw, 100vw`}
        ratio="4/3"
        position={imagePosition || '50% 30%'}
        alt=""
      />
      <Box className={styles.text}>
        {kicker && (
          <Text as="p" variant="eyebrow">
            {kicker}
          </Text>
        )}
        <Text as="p" variant="h2" className={spacing.mt1}>
          {title}
        </Text>
      </Box>
    </Link>
  );
}

/** Together with the double-width story, four products fill whole rows of two and of three. */
export const EDITORIAL_POSITION = 4;

/** Only a category shows a story of the shop; a search shows nothing but products. */
function useEditorial(): EditorialTile | undefined {
  const shop = useSelector(selectShopContent);
  const gender = useSelector(selectPrefGender);
  const { listType, items } = useSelector(selectProductsList);
  return listType === 'category' && items.length > EDITORIAL_POSITION
    ? readEditorialTile(shop, gender)
    : undefined;
}

/** Memoised, so that a tap on a filter does not render every product again. */
export const Grid = memo(function Grid() {
  const { items } = useSelector(selectProductsList);
  const editorial = useEditorial();
  const { remember } = useListPosition();
  return (
    <ProductGrid variant="bleed" columns={3}>
      {items.map((product, index) => (
        <Fragment key={product.id}>
          {editorial && index === EDITORIAL_POSITION && <EditorialCard editorial={editorial} />}
          <ProductCard
            product={product}
            onPress={remember}
            eager={index < FIRST_SCREEN_PRODUCTS}
            sizes={LIST_IMAGE_SIZES}
            corner={<WishlistButton productId={product.id} name={product.shortDescription} />}
          />
        </Fragment>
      ))}
    </ProductGrid>
  );
});
