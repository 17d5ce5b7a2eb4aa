import { useMessages } from '@vitrine/platform';
import { Swiper } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { messages } from '../products/look-messages.ts';
import { ShopTheLook } from '../products/ShopTheLook.tsx';
import { listOutfitsWithContent, type OutfitCarouselData } from './rules.ts';
import type { OutfitCarouselFields } from './schema.ts';

const SECOND_MS = 1000;

export function View({ fields, data }: ModuleProps<OutfitCarouselFields, OutfitCarouselData>) {
  const t = useMessages(messages);
  const slides = listOutfitsWithContent(fields, data).map(({ look, products }, index) => (
    // Two outfits may have the same title or none; their order never changes.
    <ShopTheLook key={String(index)} look={look} layout={1} products={products} />
  ));
  if (slides.length < 2) return <>{slides}</>;
  return (
    <Swiper
      label={fields.moduleTitle?.title || t.looks}
      autoPlay={fields.autoPlay}
      interval={fields.intervalTime * SECOND_MS}
      pagination="dots"
    >
      {slides}
    </Swiper>
  );
}
