import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    missing: '加载失败或数据异常',
    appTitle: '在 App 中看这一件',
    appSentence: '收藏、到货提醒与会员价，在 App 里更完整。',
    appDownload: '下载APP',
    appStay: '继续浏览',
    sharePage: '分享这一页',
  },
  'en-US': {
    missing: 'This page could not be loaded',
    appTitle: 'See it in the app',
    appSentence: 'Wish lists, back-in-stock notes and member prices are all kept there.',
    appDownload: 'Get the app',
    appStay: 'Continue here',
    sharePage: 'Share this page',
  },
});
