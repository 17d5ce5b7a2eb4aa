import { defineMessages, type Language } from '@vitrine/kit';
import type { Brand } from '../brand/brand.ts';
import { renderPlainPage } from './plain-page.ts';

export const OFFLINE_MESSAGES = defineMessages({
  title: ['没有网络连接', 'You are offline'],
  hint: [
    '看过的页面仍可打开；联网后即可继续逛。',
    'Pages you have seen still open. The rest is back with the network.',
  ],
  retry: ['重新加载', 'Try again'],
});

/** The page that a device shows offline for pages it has not cached. */
export function renderOfflinePage(brand: Brand, language: Language): string {
  const { title, hint, retry } = OFFLINE_MESSAGES[language];
  // An empty href reloads the requested page.
  return renderPlainPage(brand, language, { title, hint, links: [{ href: '', text: retry }] });
}
