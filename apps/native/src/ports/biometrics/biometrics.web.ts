import { noBiometrics } from './no-biometrics.ts';

/** A browser asks for passkeys only, which are no lock of a screen. */
export const biometrics = noBiometrics;
