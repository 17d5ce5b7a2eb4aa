import { useMessages } from '@vitrine/platform';
import type { ProductState } from '@vitrine/state';
import { Caption, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';

/** How a product fits, in words. */
export function FitNote({ product }: { product: ProductState }) {
  const { fit } = useMessages(messages);
  if (!product.sizing?.note) return null;
  return (
    <Caption className={spacing.pb4}>
      <Text strong>{fit}</Text>　{product.sizing.note}
    </Caption>
  );
}
