import { setTabBarItem } from '@tarojs/taro';
import type { Screen } from '@vitrine/features';
import { listTabNames } from '@vitrine/features/shell';
import { DEFAULT_LANGUAGE } from '@vitrine/kit';
import { type Route, routes } from '@vitrine/platform/routes';
import { useEffect } from 'react';
import type { Shop } from '../shop/shop.ts';

/** The language of the tab names that the host shows now. At first they are those of `app.config.ts`. */
let shownLanguage = DEFAULT_LANGUAGE;

/** Sets the tab names in the shopper's language. Hosts accept the call only on tab pages. */
export function useTabNames({ name }: Screen, { platform: { language } }: Shop): void {
  useEffect(() => {
    const { tab }: Route = routes[name];
    if (!tab || shownLanguage === language) return;
    shownLanguage = language;
    for (const [index, text] of listTabNames(language).entries()) {
      // If the host rejects the call, the tabs keep their old names.
      setTabBarItem({ index, text }).catch(() => undefined);
    }
  }, [name, language]);
}
