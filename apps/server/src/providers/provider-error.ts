/**
 * Why a partner did not do what it was asked. `refused`: it will not, however often it is asked.
 * `busy`: it might later. `unreachable`: nobody knows what became of it. `absent`: the shop has no such
 * partner.
 */
export type ProviderFault = 'refused' | 'busy' | 'unreachable' | 'absent';

export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly fault: ProviderFault;
  /** What the partner itself calls it. */
  readonly code: string | undefined;

  constructor(fault: ProviderFault, message: string, code?: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
    this.code = code;
  }
}

/** Whether a partner said no in these very words. */
export const isProviderCode = (error: unknown, code: string): boolean =>
  error instanceof ProviderError && error.code === code;
