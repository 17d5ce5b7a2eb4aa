import { useMessages } from '@vitrine/platform';
import { Swiper } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { Look } from '../products/Look.tsx';
import { messages } from '../products/look-messages.ts';
import { type OutfitCarouselData, shownOutfits } from './rules.ts';
import type { OutfitCarouselFields } from './schema.ts';

const SECOND_MS = 1000;

export function View({ fields, data }: ModuleProps<OutfitCarouselFields, OutfitCarouselData>) {
  const words = useMessages(messages);
  const slides = shownOutfits(fields, data).map(({ look, pieces }, index) => (
    // Two outfits may share their name, or have none; their order never changes.
    <Look key={String(index)} look={look} layout={1} pieces={pieces} />
  ));
  if (slides.length < 2) return <>{slides}</>;
  return (
    <Swiper
      label={fields.moduleTitle?.title || words.looks}
      autoPlay={fields.autoPlay}
      interval={fields.intervalTime * SECOND_MS}
      marks="dots"
    >
      {slides}
    </Swiper>
  );
}
