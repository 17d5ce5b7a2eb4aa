import {
  listOutfitsWithContent,
  lookMessages,
  type ModuleProps,
  type OutfitCarouselData,
  type OutfitCarouselFields,
} from '@vitrine/modules';
import { useMessages } from '@vitrine/platform';
import { useLayout } from '../../parts/layout.ts';
import { Look } from '../parts/Look.tsx';
import { Slides } from '../parts/Slides.tsx';

/** Outfits, one after the other. */
export function View({ fields, data }: ModuleProps<OutfitCarouselFields, OutfitCarouselData>) {
  const t = useMessages(lookMessages);
  const { width } = useLayout();
  return (
    <Slides
      label={fields.moduleTitle?.title || t.looks}
      width={width}
      autoPlay={fields.autoPlay}
      interval={fields.intervalTime}
      slides={listOutfitsWithContent(fields, data).map(({ look, products }, index) => ({
        // Two outfits may have the same title or none; their order never changes.
        key: String(index),
        content: <Look look={look} layout={1} products={products} />,
      }))}
    />
  );
}
