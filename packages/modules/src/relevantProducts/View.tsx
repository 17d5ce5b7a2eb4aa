import { useMessages, usePlatform } from '@vitrine/platform';
import { Box, SectionHeading, Sheet, useToast } from '@vitrine/ui';
import { useContext, useState } from 'react';
import { ModuleInfoContext, useTrackInteraction } from '../context/module-context.ts';
import { createFailureEvent } from '../context/tracking.ts';
import type { ModuleProps } from '../definition.ts';
import { hasEnoughProducts } from '../products/load-set.ts';
import { ProductCarousel } from '../products/ProductCarousel.tsx';
import { MainProductDetail } from './MainProductDetail.tsx';
import { messages } from './messages.ts';
import { ProductBanner } from './ProductBanner.tsx';
import type { RelevantProductsData } from './rules.ts';
import type { RelevantProductsFields } from './schema.ts';
import styles from './View.module.css';

interface LoadedProps {
  fields: RelevantProductsFields;
  data: RelevantProductsData;
}

function SimilarProducts({ fields, data: { similar } }: LoadedProps) {
  const t = useMessages(messages);
  if (!hasEnoughProducts(similar)) return null;
  const title = fields.similarTitle || t.similar;
  return (
    <Box className={styles.similar}>
      <SectionHeading title={title} />
      <ProductCarousel products={similar} label={title} />
    </Box>
  );
}

/** Returns a function that shows and tracks that no product could be loaded. */
function useProductError(): () => void {
  const module = useContext(ModuleInfoContext);
  const { tracking } = usePlatform();
  const toast = useToast();
  const { productError } = useMessages(messages);
  return () => {
    if (module) tracking.track(createFailureEvent(module, 'product'));
    toast(productError, { icon: 'info' });
  };
}

/** A banner in the page that opens the product in a sheet. */
function SheetView({ fields, data }: LoadedProps) {
  const { see } = useMessages(messages);
  const trackInteraction = useTrackInteraction();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    trackInteraction('detail', { productId: data.product.id });
    setOpen(true);
  };
  return (
    <Box>
      <ProductBanner fields={fields} onOpen={open} onButton={open} />
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={fields.moduleTitle?.title || see}
        className={styles.sheet}
      >
        <MainProductDetail product={data.product} inSheet />
        <SimilarProducts fields={fields} data={data} />
      </Sheet>
    </Box>
  );
}

export function View({ fields, data }: ModuleProps<RelevantProductsFields, RelevantProductsData>) {
  const showError = useProductError();
  if (!data) return <ProductBanner fields={fields} onButton={showError} />;
  if (fields.display === 'sheet') return <SheetView fields={fields} data={data} />;
  return (
    <Box>
      <MainProductDetail product={data.product} buttonText={fields.buttonText} />
      <SimilarProducts fields={fields} data={data} />
    </Box>
  );
}
