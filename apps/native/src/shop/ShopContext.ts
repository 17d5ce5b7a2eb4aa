import type { Language } from '@vitrine/kit';
import type { SentEvent } from '@vitrine/platform';
import { createContext, useContext } from 'react';

export interface ShopValue {
  language: Language;
  /** Sends what pages and screens have recorded; nothing without consent. */
  track(events: readonly SentEvent[]): void;
}

export const ShopContext = createContext<ShopValue>({ language: 'zh-CN', track: () => undefined });

export const useShop = (): ShopValue => useContext(ShopContext);
