import type { ProductSummary } from '@vitrine/contract';
import { dropsOdd } from '@vitrine/kit';
import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, cx, ProductGrid } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { Cta } from '../parts/Cta.tsx';
import { Go } from '../parts/Go.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { Card } from '../products/Card.tsx';
import { columns } from '../products/columns.ts';
import type { ProductsWithCTAFields } from './schema.ts';
import styles from './View.module.css';

const PICTURE_SIZES = '(min-width:1024px) 50vw, 100vw';

const PLAIN = { text: '', colorOfText: '', backgroundColor: '' };

/** A button that leads somewhere stands at the foot of every module; any other leads to the set. */
function ToSet({ fields: { ctaButton = PLAIN, setId } }: { fields: ProductsWithCTAFields }) {
  const { name } = usePlatform();
  if (resolveLink(ctaButton.commonLink, name)) return null;
  return (
    <Cta
      button={ctaButton}
      otherwise={{ route: 'list', query: { set: setId } }}
      className={styles.button}
    />
  );
}

export function View({ fields, data }: ModuleProps<ProductsWithCTAFields, ProductSummary[]>) {
  const products = dropsOdd(data ?? []);
  const image = fields.image?.source ? fields.image : undefined;
  return (
    <Box>
      <Box className={cx(image && styles.split)}>
        {image && (
          <Go link={fields.commonLink} part="image" label={image.alt} className={styles.image}>
            <ModulePicture image={image} ratio="4/5" sizes={PICTURE_SIZES} />
          </Go>
        )}
        <ProductGrid columns={columns(products.length)} className={styles.products}>
          {products.map((product) => (
            <Card key={product.id} product={product} />
          ))}
        </ProductGrid>
      </Box>
      <ToSet fields={fields} />
    </Box>
  );
}
