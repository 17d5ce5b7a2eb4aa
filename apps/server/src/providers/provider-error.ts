/**
 * Why a request to a provider failed. `refused`: a retry would fail too. `busy`: a retry may succeed.
 * `unreachable`: the outcome is unknown. `absent`: the shop has no such provider.
 */
export type ProviderFault = 'refused' | 'busy' | 'unreachable' | 'absent';

export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly fault: ProviderFault;
  /** The provider's own error code. */
  readonly code: string | undefined;

  constructor(fault: ProviderFault, message: string, code?: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
    this.code = code;
  }
}

/** Whether the error has this code of the provider. */
export const isProviderCode = (error: unknown, code: string): boolean =>
  error instanceof ProviderError && error.code === code;
