import type { PaymentParameters } from '@vitrine/contract';
import { renderSVG } from 'uqr';

/** Draws a code that the shopper scans with a phone. */
export const createCode = (url: string): PaymentParameters => ({
  kind: 'code',
  url,
  image: `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 0 }))}`,
});
