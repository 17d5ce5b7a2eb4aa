import type { ProductSummary } from '@vitrine/contract';
import { dropsOdd } from '@vitrine/kit';
import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, cx, DESKTOP, ProductGrid } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { ContentLink } from '../parts/ContentLink.tsx';
import { Cta } from '../parts/Cta.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { getGridColumns } from '../products/grid-columns.ts';
import { ModuleProductCard } from '../products/ModuleProductCard.tsx';
import type { ProductsWithCTAFields } from './schema.ts';
import styles from './View.module.css';

const PICTURE_SIZES = `${DESKTOP} 50vw, 100vw`;

const PLAIN_BUTTON = { text: '', colorOfText: '', backgroundColor: '' };

/** A button that links to the set. A button with its own link is rendered by the module footer instead. */
function SetButton({
  fields: { ctaButton = PLAIN_BUTTON, setId },
}: {
  fields: ProductsWithCTAFields;
}) {
  const { name } = usePlatform();
  if (resolveLink(ctaButton.commonLink, name)) return null;
  return (
    <Cta
      button={ctaButton}
      fallback={{ route: 'list', query: { set: setId } }}
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
          <ContentLink
            link={fields.commonLink}
            part="image"
            label={image.alt}
            className={styles.image}
          >
            <ModulePicture image={image} ratio="4/5" sizes={PICTURE_SIZES} />
          </ContentLink>
        )}
        <ProductGrid columns={getGridColumns(products.length)} className={styles.products}>
          {products.map((product) => (
            <ModuleProductCard key={product.id} product={product} />
          ))}
        </ProductGrid>
      </Box>
      <SetButton fields={fields} />
    </Box>
  );
}
