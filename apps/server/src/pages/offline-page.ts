import { defineMessages, type Language } from '@vitrine/kit';
import type { Brand } from '../brand/brand.ts';
import { renderPlainPage } from './plain-page.ts';

const MESSAGES = defineMessages({
  'zh-CN': {
    title: '没有网络连接',
    hint: '看过的页面仍可打开；联网后即可继续逛。',
    retry: '重新加载',
  },
  'en-US': {
    title: 'You are offline',
    hint: 'Pages you have seen still open. The rest is back with the network.',
    retry: 'Try again',
  },
});

/** The page that a device shows offline for pages it has not cached. */
export function renderOfflinePage(brand: Brand, language: Language): string {
  const { title, hint, retry } = MESSAGES[language];
  // An empty href reloads the requested page.
  return renderPlainPage(brand, language, { title, hint, links: [{ href: '', text: retry }] });
}
