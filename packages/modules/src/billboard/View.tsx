import type { ProductSummary } from '@vitrine/contract';
import { viewSizes } from '@vitrine/kit';
import { Box, cx, Picture, Price, Text } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import type { ModuleProps } from '../definition.ts';
import { ProductLink } from '../products/ProductLink.tsx';
import { columns, isShort } from './rules.ts';
import type { BillboardFields } from './schema.ts';
import styles from './View.module.css';

const PICTURE_SIZES = '(min-width:1024px) 20vw, 84px';

function Place({ product, place }: { product: ProductSummary; place: number }) {
  return (
    <Box as="li" className={styles.place}>
      <Text className={styles.number}>{place}</Text>
      <ProductLink product={product} className={styles.product}>
        {/* The words beside it say what it is. */}
        <Picture
          alt=""
          ratio="3/4"
          images={viewSizes(product.images)}
          sizes={PICTURE_SIZES}
          className={styles.picture}
        />
        <Box>
          <Text as="p" look="brand" clamp={2}>
            {product.brand.name}
          </Text>
          <Text as="p" look="cap" tone="soft" clamp={2} className={styles.description}>
            {product.shortDescription}
          </Text>
          <Price
            price={product.price}
            original={product.priceWithoutDiscount}
            currency={product.currencyIsoCode}
          />
        </Box>
      </ProductLink>
    </Box>
  );
}

export const View = ({ data = [] }: ModuleProps<BillboardFields, ProductSummary[]>) => (
  <Box
    as="ol"
    className={cx(styles.list, isShort(data.length) && styles.short)}
    style={{ '--columns': String(columns(data.length)) } as CSSProperties}
  >
    {data.map((product, index) => (
      <Place key={product.id} product={product} place={index + 1} />
    ))}
  </Box>
);
