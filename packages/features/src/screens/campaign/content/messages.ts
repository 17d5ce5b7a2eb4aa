import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  missing: ['加载失败或数据异常', 'This page could not be loaded'],
  appTitle: ['在 App 中看这一件', 'See it in the app'],
  appSentence: [
    '收藏、到货提醒与礼券，在 App 里更完整。',
    'Wish lists, back-in-stock notes and coupons are all kept there.',
  ],
  appDownload: ['下载APP', 'Get the app'],
  appStay: ['继续浏览', 'Continue here'],
  sharePage: ['分享这一页', 'Share this page'],
});
