import { selectSessionReady } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { PriceAlertButton as LazyButton } from './PriceAlertButton.tsx';

const PriceAlertButton = lazy(async () => ({
  default: (await import('./PriceAlertButton.tsx')).PriceAlertButton,
}));

/** Loads the button once the session is known. Its row keeps the height of a touch target free. */
export const PriceAlert = (props: ComponentProps<typeof LazyButton>) =>
  useSelector(selectSessionReady) && (
    <Suspense fallback={null}>
      <PriceAlertButton {...props} />
    </Suspense>
  );
