import {
  ACCESS_CONTROL,
  ACCESSIBLE,
  getGenericPassword,
  getSupportedBiometryType,
  resetGenericPassword,
  setGenericPassword,
} from 'react-native-keychain';
import { brand } from '../../brand/brand.ts';
import { unsupported } from '../unsupported.ts';
import type { Biometrics } from './biometrics.types.ts';

const service = `${brand.id}.unlock`;
const MARK = 'unlocked';
/** After failed attempts the code of the device is asked for. */
const accessControl = ACCESS_CONTROL.BIOMETRY_ANY_OR_DEVICE_PASSCODE;

export const biometrics: Biometrics = {
  async find() {
    const type = await getSupportedBiometryType().catch(() => null);
    return type ? { status: 'ready' } : unsupported('not-set-up');
  },
  async enable() {
    const kept = await setGenericPassword(MARK, MARK, {
      service,
      accessControl,
      accessible: ACCESSIBLE.WHEN_PASSCODE_SET_THIS_DEVICE_ONLY,
    }).catch(() => false);
    return kept ? { status: 'ready' } : unsupported('not-set-up');
  },
  async disable() {
    await resetGenericPassword({ service }).catch(() => undefined);
  },
  async unlock(title) {
    const read = await getGenericPassword({
      service,
      accessControl,
      authenticationPrompt: { title },
    }).catch(() => false as const);
    return { status: read && read.password === MARK ? 'unlocked' : 'refused' };
  },
};
