import { formatChinaShortDate, formatMessage, viewSizes } from '@vitrine/kit';
import { type Destination, useLanguage, useMessages, useTimed } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { DESKTOP, TABLET } from '../../media-queries.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Link } from '../../primitives/link/Link';
import type { LinkPressEvent } from '../../primitives/link/Link.types.ts';
import { Picture } from '../../primitives/picture/Picture';
import { Text } from '../../primitives/text/Text';
import { Price } from '../price/Price.tsx';
import { Tag } from '../tag/Tag.tsx';
import { type CardProduct, findOpeningTime, selectCardTag } from './card-product.ts';
import styles from './ProductCard.module.css';
import { SecondPicture } from './SecondPicture';

/** The product grid has two, three or four columns by window width. */
const GRID_SIZES = `${DESKTOP} 25vw, ${TABLET} 33vw, 50vw`;

export interface ProductCardProps {
  product: CardProduct;
  /** Defaults to the product page. */
  to?: Destination | undefined;
  onPress?: ((event: LinkPressEvent) => void) | undefined;
  /** Loads the picture at once, for cards on the first screen. */
  eager?: boolean | undefined;
  /** As in `<img sizes>`. Defaults to the product grid's. */
  sizes?: string | undefined;
  /** Hides the tag over the picture. */
  hidesTag?: boolean | undefined;
  /** An action at the upper right, outside the card's link. */
  corner?: ReactNode;
  className?: string | undefined;
}

export function ProductCard({ product, corner, ...props }: ProductCardProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const tag = props.hidesTag ? null : selectCardTag(product);
  const opensAt = useTimed((now) => findOpeningTime(product, now));
  return (
    <Box as="article" className={cx(styles.card, props.className)}>
      <Link
        className={styles.link}
        to={props.to ?? { route: 'product', params: { id: product.id } }}
        onPress={props.onPress}
      >
        <Picture
          className={styles.picture}
          imageClassName={styles.image}
          // The text below names the product, so screen readers can skip the picture.
          alt=""
          ratio="3/4"
          images={viewSizes(product.images)}
          sizes={props.sizes ?? GRID_SIZES}
          eager={props.eager}
        />
        <SecondPicture images={product.images} />
        {tag && (
          <Tag className={styles.tag} tone={tag.kind === 'lowStock' ? 'warn' : 'soft'}>
            {tag.kind === 'label' ? tag.name : t[tag.kind]}
          </Tag>
        )}
        <Box className={styles.text}>
          <Text as="p" variant="brand" clamp={2}>
            {product.brand.name}
          </Text>
          <Text as="p" tone="soft" clamp={2} className={styles.description}>
            {product.shortDescription}
          </Text>
          {opensAt !== undefined && !product.isSoldOut && (
            <Text as="p" variant="micro" tone="pine">
              {formatMessage(t.opens, { day: formatChinaShortDate(opensAt, language) })}
            </Text>
          )}
          <Box className={styles.price}>
            <Price
              price={product.price}
              original={product.priceWithoutDiscount}
              currency={product.currencyIsoCode}
            />
            {product.colourCount > 1 && (
              <Text variant="micro" tone="quiet">
                {formatMessage(t.colourCount, { count: product.colourCount })}
              </Text>
            )}
          </Box>
        </Box>
      </Link>
      {corner && <Box className={styles.corner}>{corner}</Box>}
    </Box>
  );
}
