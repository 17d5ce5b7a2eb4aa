import { useFetch } from '@vitrine/client/react';
import type { DeliveryPromise } from '@vitrine/contract';
import { useLanguage } from '@vitrine/platform';
import { selectSessionReady } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useState } from 'react';
import { formatPromise } from './format-promise.ts';

interface ProductPromiseProps {
  productId: string;
  /** Shown until the promise has arrived. */
  fallback: string;
}

function DatedPromise({ productId, fallback }: ProductPromiseProps) {
  const language = useLanguage();
  const [promise, setPromise] = useState<DeliveryPromise | null>(null);
  useFetch(
    `delivery ${productId}`,
    (api) => api.getDeliveryPromise({ params: { id: productId } }),
    (response) => setPromise(response ?? null),
  );
  return promise ? formatPromise(promise, language, Date.now()) : fallback;
}

/** When a product arrives. The place is the shopper's own, so it is not part of the public page. */
export function ProductPromise(props: ProductPromiseProps) {
  const isReady = useSelector(selectSessionReady);
  return isReady ? <DatedPromise {...props} /> : props.fallback;
}
