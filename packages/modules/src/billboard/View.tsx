import type { ProductSummary } from '@vitrine/contract';
import { viewSizes } from '@vitrine/kit';
import { Box, cx, DESKTOP, Picture, Price, Text } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import type { ModuleProps } from '../definition.ts';
import { ProductLink } from '../products/ProductLink.tsx';
import { getRankingColumns, isShortRanking } from './rules.ts';
import type { BillboardFields } from './schema.ts';
import styles from './View.module.css';

const PICTURE_SIZES = `${DESKTOP} 20vw, 84px`;

function RankedProduct({ product, rank }: { product: ProductSummary; rank: number }) {
  return (
    <Box as="li" className={styles.rank}>
      <Text className={styles.number}>{rank}</Text>
      <ProductLink product={product} className={styles.product}>
        {/* The text beside it describes it. */}
        <Picture
          alt=""
          ratio="3/4"
          images={viewSizes(product.images)}
          sizes={PICTURE_SIZES}
          className={styles.picture}
        />
        <Box>
          <Text as="p" variant="brand" clamp={2}>
            {product.brand.name}
          </Text>
          <Text as="p" variant="caption" tone="soft" clamp={2} className={styles.description}>
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
    className={cx(styles.list, isShortRanking(data.length) && styles.short)}
    style={{ '--columns': String(getRankingColumns(data.length)) } as CSSProperties}
  >
    {data.map((product, index) => (
      <RankedProduct key={product.id} product={product} rank={index + 1} />
    ))}
  </Box>
);
