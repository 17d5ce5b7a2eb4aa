import type { Language } from '@vitrine/kit';
import type { SentEvent } from '@vitrine/platform';
import { createContext, useContext } from 'react';
import type { PushMoment } from '../ports/push/keep-registered.ts';
import type { AppSession } from '../session/app-session.ts';
import type { UnlockState } from '../unlock/unlock.ts';

export interface ShopValue {
  language: Language;
  session: AppSession;
  unlock: UnlockState;
  /** Registers the device for pushes of the shopper, who is asked where the moment allows it. Returns whether it is. */
  registerPush(moment: PushMoment): Promise<boolean>;
  stopPushes(): Promise<void>;
  /** Forgets what the device has kept of what was seen, but not the log-in and the settings. */
  clearDevice(): void;
  /** Sends what pages and screens have recorded; nothing without consent. */
  track(events: readonly SentEvent[]): void;
}

export const ShopContext = createContext<ShopValue | undefined>(undefined);

export function useShop(): ShopValue {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('Screens are shown inside the shop');
  return shop;
}
