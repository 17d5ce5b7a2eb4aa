import { NativeModules } from 'react-native';
import { type Unsupported, unsupported } from '../unsupported.ts';

interface HapticsModule {
  /** False where the device has no motor, or the shopper has switched it off. */
  confirm(): Promise<boolean>;
}

/** Lets a hand feel that something was done. Android does it by the view that is shown, which needs no permission. */
export async function confirmByHand(): Promise<{ status: 'done' } | Unsupported> {
  const module = NativeModules.VitrineHaptics as HapticsModule | undefined;
  if (!module) return unsupported('no-module');
  const isFelt = await module.confirm().catch(() => false);
  return isFelt ? { status: 'done' } : unsupported('no-hardware');
}
