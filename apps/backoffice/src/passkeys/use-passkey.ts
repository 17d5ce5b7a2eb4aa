import type { WebAuthnErrorCode } from '@simplewebauthn/browser';
import type { AdminResponse } from '../api/admin-api.ts';
import type { passkeyMessages } from './messages.ts';

export type PasskeyFault = keyof (typeof passkeyMessages)['en-US'];

/** Why the browser gave no passkey. */
export class PasskeyError extends Error {
  override name = 'PasskeyError';
  readonly fault: PasskeyFault;

  constructor(fault: PasskeyFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

const FAULTS: { readonly [C in WebAuthnErrorCode]?: PasskeyFault } = {
  ERROR_INVALID_DOMAIN: 'address',
  ERROR_INVALID_RP_ID: 'address',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'weak',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'weak',
  ERROR_CEREMONY_ABORTED: 'cancelled',
};

const readCode = (error: unknown) =>
  error instanceof Error && 'code' in error ? FAULTS[error.code as WebAuthnErrorCode] : undefined;

/** Browsers tell neither whether the operator cancelled nor whether the time was over: the clock does. */
function findFault(error: unknown, isLate: boolean): PasskeyFault {
  const fault = readCode(error);
  if (fault) return fault;
  if (error instanceof Error && error.name === 'NotAllowedError')
    return isLate ? 'late' : 'cancelled';
  return 'failed';
}

/** Runs what the browser does with a passkey. Its library is loaded at the first use. */
async function run<R>(
  timeout: number,
  work: (library: typeof import('@simplewebauthn/browser')) => Promise<R>,
): Promise<R> {
  const library = await import('@simplewebauthn/browser');
  if (!library.browserSupportsWebAuthn()) throw new PasskeyError('unsupported');
  const startedAt = performance.now();
  return work(library).catch((error: unknown) => {
    throw new PasskeyError(findFault(error, performance.now() - startedAt >= timeout), error);
  });
}

export const createPasskey = (optionsJSON: AdminResponse<'startAddingPasskey'>) =>
  run(optionsJSON.timeout, (library) => library.startRegistration({ optionsJSON }));

export const signWithPasskey = (optionsJSON: AdminResponse<'startPasskeyLogIn'>['request']) =>
  run(optionsJSON.timeout, (library) => library.startAuthentication({ optionsJSON }));
