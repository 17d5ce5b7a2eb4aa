import { selectSessionReady } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import type { PriceAlertButtonProps } from './PriceAlertButton.tsx';

const PriceAlertButton = lazyPart(() =>
  import('./PriceAlertButton.tsx').then((part) => part.PriceAlertButton),
);

/** Loads the button once the session is known. Its row keeps the height of a touch target free. */
export const PriceAlert = (props: PriceAlertButtonProps) =>
  useSelector(selectSessionReady) && <PriceAlertButton {...props} />;
