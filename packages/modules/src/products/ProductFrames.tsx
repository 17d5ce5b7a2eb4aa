import type { ProductSummary } from '@vitrine/contract';
import { chunk } from '@vitrine/kit';
import { Swiper } from '@vitrine/ui';
import { ProductFrame } from './ProductFrame.tsx';

const SECOND_MS = 1000;

interface ProductFramesProps {
  products: readonly ProductSummary[];
  fields: { quantityPerFrame: number; autoPlay: boolean; intervalTime: number };
  label: string;
}

/** Products in frames: a single frame as it is, several as slides. */
export function ProductFrames({ products, fields, label }: ProductFramesProps) {
  const { quantityPerFrame, autoPlay, intervalTime } = fields;
  const frames = chunk(products, quantityPerFrame).map((frame) => (
    <ProductFrame
      key={frame[0]?.id}
      products={frame}
      perFrame={Math.min(quantityPerFrame, products.length)}
    />
  ));
  if (frames.length < 2) return <>{frames}</>;
  return (
    <Swiper label={label} autoPlay={autoPlay} interval={intervalTime * SECOND_MS} pagination="dots">
      {frames}
    </Swiper>
  );
}
