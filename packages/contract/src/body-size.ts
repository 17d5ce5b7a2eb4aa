import type { Call } from './call.ts';

export const KB = 1024;

/** What a shopper sends with a call: log-in, bag, an address. */
const SHOPPER_BODY_BYTES = 16 * KB;
/** What an operator sends with a form. */
const OPERATOR_BODY_BYTES = 64 * KB;
/** A page of 300 modules, or an action on thousands of products. */
export const LARGEST_BODY_BYTES = 1024 * KB;

/** The largest JSON body that a call takes. */
export const maxBodyBytesOf = ({ caller, maxBodyBytes }: Call): number =>
  maxBodyBytes ?? (caller === 'operator' ? OPERATOR_BODY_BYTES : SHOPPER_BODY_BYTES);
