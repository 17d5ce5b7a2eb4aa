import { setTabBarItem } from '@tarojs/taro';
import type { Screen } from '@vitrine/features';
import { tabNames } from '@vitrine/features/shell';
import { DEFAULT_LANGUAGE } from '@vitrine/kit';
import { type Route, routes } from '@vitrine/platform/routes';
import { useEffect } from 'react';
import type { Shop } from '../shop/shop.ts';

/** What the vendor's tabs are called now: to begin with, what the app's configuration calls them. */
let named = DEFAULT_LANGUAGE;

/** Names the tabs in the language of the visit. Hosts let only a page that has tabs do so. */
export function useTabNames({ name }: Screen, { platform: { language } }: Shop): void {
  useEffect(() => {
    const { tab }: Route = routes[name];
    if (!tab || named === language) return;
    named = language;
    for (const [index, text] of tabNames(language).entries()) {
      // A host that refuses goes on showing the other names.
      setTabBarItem({ index, text }).catch(() => undefined);
    }
  }, [name, language]);
}
