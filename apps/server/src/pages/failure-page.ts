import type { Language, Messages } from '@vitrine/kit';

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

/** The last resort, when nothing can be rendered: plain HTML that needs no script and no style sheet. */
export function failurePage(language: Language, requestId: string): string {
  const { title, hint, home, request } = words[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body style="margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;text-align:center;color:#171513;font-family:serif"><h1 style="font-weight:400;font-size:26px;margin:0">${title}</h1><p style="margin:0;color:#55504a;font-family:sans-serif;font-size:14px">${hint}</p><p style="margin:0;font-family:sans-serif;font-size:14px"><a href="${homeOf[language]}" style="color:#171513;line-height:44px">${home}</a></p><p style="margin:0;color:#6e675e;font-family:sans-serif;font-size:12px">${request} ${requestId}</p></body></html>`;
}
