import { noBiometrics } from './no-biometrics.ts';

/** The library has no port for HarmonyOS; its user authentication needs a module in ArkTS. */
export const biometrics = noBiometrics;
