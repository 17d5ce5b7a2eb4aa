import { ProviderError, type ProviderFault } from '../provider-error.ts';

/** What the codes of a vendor mean. A code of neither list refuses the note. */
export interface VendorCodes {
  readonly accepted: ReadonlySet<string>;
  /** A retry may succeed. */
  readonly busy: ReadonlySet<string>;
}

/** Throws unless the code says that the vendor accepted the note. */
export function checkCode(code: string, { accepted, busy }: VendorCodes): void {
  if (accepted.has(code)) return;
  const fault: ProviderFault = busy.has(code) ? 'busy' : 'refused';
  throw new ProviderError(fault, 'The push vendor did not accept the message', code);
}
