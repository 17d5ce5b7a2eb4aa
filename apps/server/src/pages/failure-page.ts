import { defineMessages, type Language } from '@vitrine/kit';
import type { Brand } from '../brand/brand.ts';
import { renderPlainPage } from './plain-page.ts';

export const FAILURE_MESSAGES = defineMessages({
  title: ['加载失败或数据异常', 'This page could not be shown'],
  hint: [
    '页面暂时没有回应，请稍后再试',
    'Something is not answering. Please try again in a moment.',
  ],
  retry: ['重新加载', 'Try again'],
  home: ['回到首页', 'Back to home'],
  request: ['请求编号', 'Request'],
});

export const BUSY_MESSAGES = defineMessages({
  title: ['访问过于频繁', 'Too many pages at once'],
  hint: ['请稍等一分钟再试', 'Please wait a minute and try again.'],
  home: ['回到首页', 'Back to home'],
});

/** An empty link loads the page again, without a script. */
const SAME_PAGE = '';

const HOME_PATHS: Readonly<Record<Language, string>> = { 'zh-CN': '/', 'en-US': '/en' };

/** The page that is sent when rendering fails. */
export function renderFailurePage(brand: Brand, language: Language, requestId: string): string {
  const { title, hint, retry, home, request } = FAILURE_MESSAGES[language];
  return renderPlainPage(brand, language, {
    title,
    hint,
    links: [
      { href: SAME_PAGE, text: retry },
      { href: HOME_PATHS[language], text: home },
    ],
    small: `${request} ${requestId}`,
  });
}

/** The page that is sent to an IP address that exceeds its limit of rendered pages. */
export function renderBusyPage(brand: Brand, language: Language): string {
  const { title, hint, home } = BUSY_MESSAGES[language];
  return renderPlainPage(brand, language, {
    title,
    hint,
    links: [{ href: HOME_PATHS[language], text: home }],
  });
}
