import type { Language } from '@vitrine/kit';
import type { SentEvent } from '@vitrine/platform';
import { createContext, useContext } from 'react';
import type { AppSession } from '../session/app-session.ts';

export interface ShopValue {
  language: Language;
  session: AppSession;
  /** Sends what pages and screens have recorded; nothing without consent. */
  track(events: readonly SentEvent[]): void;
}

export const ShopContext = createContext<ShopValue | undefined>(undefined);

export function useShop(): ShopValue {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('Screens are shown inside the shop');
  return shop;
}
