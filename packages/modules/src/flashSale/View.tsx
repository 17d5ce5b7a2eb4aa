import type { ProductSummary } from '@vitrine/contract';
import { Box } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { ModuleHeading } from '../parts/ModuleHeading.tsx';
import { ProductCarousel } from '../products/ProductCarousel.tsx';
import { SaleTimer } from './SaleTimer.tsx';
import type { FlashSaleFields } from './schema.ts';
import styles from './View.module.css';

export function View({ fields, data = [], now }: ModuleProps<FlashSaleFields, ProductSummary[]>) {
  const { moduleTitle, commonLink, setId, showMoreText } = fields;
  const timer = <SaleTimer fields={fields} madeAt={now} />;
  return (
    <Box>
      {moduleTitle ? (
        <ModuleHeading title={moduleTitle} end={timer} />
      ) : (
        <Box className={styles.withoutHeading}>{timer}</Box>
      )}
      <ProductCarousel
        products={data}
        label={moduleTitle?.title}
        more={{
          link: commonLink,
          fallback: { route: 'list', query: { set: setId } },
          text: showMoreText,
        }}
      />
    </Box>
  );
}
