import type { VendorServiceProps } from './VendorService.types.ts';

/** A browser has no customer service of a vendor. */
export const VendorService = (_: VendorServiceProps): null => null;
