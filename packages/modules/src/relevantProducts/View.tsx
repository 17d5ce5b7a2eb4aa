import { useMessages, usePlatform } from '@vitrine/platform';
import { Box, SectionHeading, Sheet, useToast } from '@vitrine/ui';
import { useContext, useState } from 'react';
import type { ModuleProps } from '../definition.ts';
import { PlaceContext, useInteraction } from '../page/place.ts';
import { problem } from '../page/tracking.ts';
import { isWorthShowing } from '../products/loadSet.ts';
import { Slide } from '../products/Slide.tsx';
import { Banner } from './Banner.tsx';
import { Detail } from './Detail.tsx';
import { messages } from './messages.ts';
import type { RelevantData } from './rules.ts';
import type { RelevantProductsFields } from './schema.ts';
import styles from './View.module.css';

interface Shown {
  fields: RelevantProductsFields;
  data: RelevantData;
}

function Similar({ fields, data: { similar } }: Shown) {
  const words = useMessages(messages);
  if (!isWorthShowing(similar)) return null;
  const title = fields.similarTitle || words.similar;
  return (
    <Box className={styles.similar}>
      <SectionHeading title={title} />
      <Slide products={similar} label={title} />
    </Box>
  );
}

/** Tells the shopper and the shop that there is no product to show. */
function useProductError(): () => void {
  const place = useContext(PlaceContext);
  const { tracking } = usePlatform();
  const toast = useToast();
  const { productError } = useMessages(messages);
  return () => {
    if (place) tracking.track(problem(place, 'product'));
    toast(productError, { icon: 'info' });
  };
}

/** The banner stands in the page; what it speaks of slides up. */
function InSheet({ fields, data }: Shown) {
  const { see } = useMessages(messages);
  const interact = useInteraction();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    interact('detail', { productId: data.product.id });
    setOpen(true);
  };
  return (
    <Box>
      <Banner fields={fields} onOpen={open} onButton={open} />
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={fields.moduleTitle?.title || see}
        className={styles.sheet}
      >
        <Detail product={data.product} inSheet />
        <Similar fields={fields} data={data} />
      </Sheet>
    </Box>
  );
}

export function View({ fields, data }: ModuleProps<RelevantProductsFields, RelevantData>) {
  const tellError = useProductError();
  if (!data) return <Banner fields={fields} onButton={tellError} />;
  if (fields.display === 'sheet') return <InSheet fields={fields} data={data} />;
  return (
    <Box>
      <Detail product={data.product} buttonText={fields.buttonText} />
      <Similar fields={fields} data={data} />
    </Box>
  );
}
