import type { Language, Messages } from '@vitrine/kit';
import { plainPage } from './plain-page.ts';

interface Words {
  title: string;
  hint: string;
  home: string;
  request: string;
}

const words: Messages<Words> = {
  'zh-CN': {
    title: '加载失败或数据异常',
    hint: '页面暂时没有回应，请稍后再试',
    home: '回到首页',
    request: '请求编号',
  },
  'en-US': {
    title: 'This page could not be shown',
    hint: 'Something is not answering. Please try again in a moment.',
    home: 'Back to home',
    request: 'Request',
  },
};

const homeOf: Readonly<Record<Language, string>> = { 'zh-CN': '/', 'en-US': '/en' };

/** The last resort, when nothing can be rendered. */
export function failurePage(language: Language, requestId: string): string {
  const { title, hint, home, request } = words[language];
  return plainPage(language, {
    title,
    hint,
    link: { href: homeOf[language], text: home },
    small: `${request} ${requestId}`,
  });
}
