import type { ProductSummary } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, Button, cx, Scroller, TABLET, Text } from '@vitrine/ui';
import { useContext } from 'react';
import { useTrackInteraction } from '../context/module-context.ts';
import type { LookFields } from '../fields/look.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { MoreButton } from '../parts/MoreButton.tsx';
import { messages } from './look-messages.ts';
import { arrangeProducts, type LookLayout, listBuyable, sumProductPrices } from './look-rules.ts';
import { BuyOutfitContext } from './outfit-context.ts';
import { ProductTile } from './ProductTile.tsx';
import styles from './ShopTheLook.module.css';

/** The tile variant of each layout. */
const TILE_VARIANTS = { 1: 'card', 2: 'image', 3: 'card', 4: 'row', 5: 'card' } as const;
/** The picture ratio of each layout; in the second layout it is as high as the products beside it. */
const RATIOS = { 1: '4/5', 2: 'none', 3: '4/5', 4: '3/4', 5: '4/5' } as const;
const DESKTOP_RATIO = '4/5';
const TILE_SIZES = `${TABLET} 20vw, 33vw`;
const PICTURE_SIZES = `${TABLET} 50vw, 100vw`;

interface ShopTheLookProps {
  look: LookFields;
  layout: LookLayout;
  products: readonly ProductSummary[];
}

function Tiles({ products, layout, title }: Omit<ShopTheLookProps, 'look'> & { title: string }) {
  const tiles = products.map((product) => (
    <ProductTile
      key={product.id}
      product={product}
      variant={TILE_VARIANTS[layout]}
      sizes={TILE_SIZES}
    />
  ));
  if (layout !== 3) return <>{tiles}</>;
  return (
    <Scroller label={title} itemClassName={styles.sliding}>
      {tiles}
    </Scroller>
  );
}

/** Buys the products of the outfit for the price it shows, or leads to a list where they cannot be bought. */
function BuyAllButton({ look, products }: Omit<ShopTheLookProps, 'layout'>) {
  const { name } = usePlatform();
  const t = useMessages(messages);
  const trackInteraction = useTrackInteraction();
  const buyOutfit = useContext(BuyOutfitContext);
  const buyable = listBuyable(products);
  const [first] = buyable;
  if (!buyOutfit || !first) {
    const to = resolveLink(look.commonLink, name);
    return <MoreButton to={to} text={look.buttonText} part="whole" className={styles.buyAll} />;
  }
  const text =
    buyable.length < products.length
      ? formatMessage(t.restOfLook, { n: buyable.length })
      : look.buttonText || t.wholeLook;
  const price = formatPrice(sumProductPrices(buyable), first.currencyIsoCode);
  return (
    <Box className={styles.buyAll}>
      <Button
        variant="outline"
        fullWidth
        hasPopup="dialog"
        onPress={() => {
          trackInteraction('whole');
          buyOutfit(products);
        }}
      >
        {`${text} ${price}`}
      </Button>
    </Box>
  );
}

/** Products of one outfit, in one of five layouts of picture, text and product tiles. */
export function ShopTheLook({ look, layout, products }: ShopTheLookProps) {
  const { title, description, image, commonLink } = look;
  const { first, second } = arrangeProducts(layout, products);
  return (
    <Box className={cx(styles.look, styles[`layout${layout}`], !image?.source && styles.noPicture)}>
      {image?.source && (
        <ContentLink
          link={commonLink}
          part="image"
          label={image.alt || title}
          className={styles.picture}
        >
          <ModulePicture
            image={image}
            ratio={RATIOS[layout]}
            wideRatio={layout === 4 ? DESKTOP_RATIO : undefined}
            sizes={PICTURE_SIZES}
            className={styles.filling}
          />
        </ContentLink>
      )}
      {(title || description) && (
        <Box className={styles.text}>
          {title && (
            <Text as="h3" variant="h3">
              {title}
            </Text>
          )}
          {description && (
            <Text as="p" tone="soft" clamp={2} className={styles.description}>
              {description}
            </Text>
          )}
        </Box>
      )}
      {first.length > 0 && (
        <Box className={styles.products}>
          <Tiles products={first} layout={layout} title={title} />
        </Box>
      )}
      {second.length > 0 && (
        <Box className={styles.moreProducts}>
          <Tiles products={second} layout={layout} title={title} />
        </Box>
      )}
      <BuyAllButton look={look} products={products} />
    </Box>
  );
}
