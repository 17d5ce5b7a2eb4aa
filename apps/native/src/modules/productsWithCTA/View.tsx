import type { ProductSummary } from '@vitrine/contract';
import { dropsOdd } from '@vitrine/kit';
import type { ModuleProps, ProductsWithCTAFields } from '@vitrine/modules';
import { resolveLink, usePlatform } from '@vitrine/platform';
import { View as Box, StyleSheet } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { ContentButton } from '../parts/ContentButton.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { ProductGrid } from '../parts/ProductGrid.tsx';

const PLAIN_BUTTON = { text: '', commonLink: undefined, colorOfText: '', backgroundColor: '' };
const TABLET_RATIO = 16 / 10;

/** Some products of a set below a picture, and a button to all of them; one with a link of its own stands in the frame. */
export function View({ fields, data = [] }: ModuleProps<ProductsWithCTAFields, ProductSummary[]>) {
  const { name } = usePlatform();
  const { width, isTablet } = useLayout();
  const { image, commonLink, ctaButton = PLAIN_BUTTON, setId } = fields;
  return (
    <Box style={styles.parts}>
      {image?.source ? (
        <ContentLink link={commonLink} label={image.alt}>
          <ModulePicture
            image={image}
            width={width}
            ratio={isTablet ? TABLET_RATIO : 4 / 5}
            alt=""
          />
        </ContentLink>
      ) : null}
      <ProductGrid products={dropsOdd(data)} />
      {!resolveLink(ctaButton.commonLink, name) && (
        <ContentButton button={ctaButton} fallback={{ route: 'list', query: { set: setId } }} />
      )}
    </Box>
  );
}

const styles = StyleSheet.create({ parts: { gap: tokens.space6 } });
