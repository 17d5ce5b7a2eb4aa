import type { KeyValueStorage, RouteName } from '@vitrine/platform';
import type { Biometrics } from '../ports/biometrics/biometrics.types.ts';

export const UNLOCK_KEY = 'unlock';

/** What the owner of the device alone may see, if they wish: their orders and personal IDs. */
const LOCKED: readonly RouteName[] = [
  'orders',
  'order',
  'tracking',
  'orderPersonalId',
  'personalIds',
  'personalId',
];

/** Asks once, and again after the app was left. */
export interface UnlockState {
  isOn(): boolean;
  /** Returns false where the device has nothing to ask by. Off is the default. */
  turnOn(): Promise<boolean>;
  turnOff(title: string): Promise<boolean>;
  isLocked(route: RouteName): boolean;
  unlock(title: string): Promise<boolean>;
  /** The app is left. */
  lock(): void;
}

export function createUnlock(storage: KeyValueStorage, biometrics: Biometrics): UnlockState {
  let isOpen = false;
  const isOn = () => storage.get(UNLOCK_KEY) === 'on';
  async function unlock(title: string): Promise<boolean> {
    isOpen = (await biometrics.unlock(title)).status === 'unlocked';
    return isOpen;
  }
  return {
    isOn,
    async turnOn() {
      if ((await biometrics.enable()).status !== 'ready') return false;
      storage.set(UNLOCK_KEY, 'on');
      isOpen = true;
      return true;
    },
    async turnOff(title) {
      // Another person with the phone must not switch the lock off.
      if (!(await unlock(title))) return false;
      await biometrics.disable();
      storage.remove(UNLOCK_KEY);
      return true;
    },
    isLocked: (route) => isOn() && !isOpen && LOCKED.includes(route),
    unlock,
    lock() {
      isOpen = false;
    },
  };
}
