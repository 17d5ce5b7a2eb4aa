import type { Language, Messages } from '@vitrine/kit';
import { plainPage } from './plain-page.ts';

const words: Messages<{ title: string; hint: string; retry: string }> = {
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
};

/** What a device shows for a page that it has never seen, while there is no network. */
export function offlinePage(language: Language): string {
  const { title, hint, retry } = words[language];
  // An empty address is the page that was asked for.
  return plainPage(language, { title, hint, link: { href: '', text: retry } });
}
