import { viewSizes } from '@vitrine/kit';
import { type Destination, useMessages } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Link } from '../../primitives/link/Link';
import type { LinkTap } from '../../primitives/link/Link.types.ts';
import { Picture } from '../../primitives/picture/Picture';
import { Text } from '../../primitives/text/Text';
import { Price } from '../price/Price.tsx';
import { Tag } from '../tag/Tag.tsx';
import { type CardProduct, cardTag } from './card-product.ts';
import styles from './ProductCard.module.css';

/** Two, three, then four in a row of the window. */
const GRID_SIZES = '(min-width:1024px) 25vw, (min-width:768px) 33vw, 50vw';

export interface ProductCardProps {
  product: CardProduct;
  /** Default: the product's own screen. */
  to?: Destination | undefined;
  onTap?: ((tap: LinkTap) => void) | undefined;
  /** On the first screen. */
  eager?: boolean | undefined;
  /** How wide the picture is drawn, as in `<img sizes>`. Default: for the product grid. */
  sizes?: string | undefined;
  /** Without a tag at the corner. */
  plain?: boolean | undefined;
  /** Something of its own to tap, at the upper right. */
  corner?: ReactNode;
  className?: string | undefined;
}

export function ProductCard({ product, corner, ...props }: ProductCardProps) {
  const words = useMessages(messages);
  const tag = props.plain ? null : cardTag(product);
  return (
    <Box as="article" className={cx(styles.card, props.className)}>
      <Link
        className={styles.link}
        to={props.to ?? { route: 'product', params: { id: product.id } }}
        onTap={props.onTap}
      >
        <Picture
          className={styles.picture}
          imageClassName={styles.image}
          // The words below say what it is; a reader need not hear it twice.
          alt=""
          ratio="3/4"
          images={viewSizes(product.images)}
          sizes={props.sizes ?? GRID_SIZES}
          eager={props.eager}
        />
        {tag && (
          <Tag className={styles.tag} tone={tag.kind === 'lowStock' ? 'warn' : 'soft'}>
            {tag.kind === 'label' ? tag.name : words[tag.kind]}
          </Tag>
        )}
        <Box className={styles.words}>
          <Text as="p" look="brand" clamp={2}>
            {product.brand.name}
          </Text>
          <Text as="p" tone="soft" clamp={2} className={styles.description}>
            {product.shortDescription}
          </Text>
          <Price
            className={styles.price}
            price={product.price}
            original={product.priceWithoutDiscount}
            currency={product.currencyIsoCode}
          />
        </Box>
      </Link>
      {corner && <Box className={styles.corner}>{corner}</Box>}
    </Box>
  );
}
