import { unsupported } from '../unsupported.ts';
import type { Biometrics } from './biometrics.types.ts';

export const noBiometrics: Biometrics = {
  find: async () => unsupported('no-module'),
  enable: async () => unsupported('no-module'),
  disable: async () => undefined,
  unlock: async () => unsupported('no-module'),
};
