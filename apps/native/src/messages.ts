import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  loading: ['加载中', 'Loading'],
  back: ['返回', 'Back'],
  search: ['搜索', 'Search'],
  close: ['关闭', 'Close'],
  /** {label}: what is counted. */
  fewer: ['减少{label}', 'Lower the quantity{label}'],
  more: ['增加{label}', 'Raise the quantity{label}'],
  retry: ['再试一次', 'Try again'],
  offline: ['网络没有连上', 'You are offline'],
  offlineHint: ['接通网络后，再试一次。', 'Try again once you are connected.'],
  failed: ['这一页没有打开', 'This page could not be opened'],
  failedHint: ['请稍后再试。', 'Please try again in a moment.'],
  openInBrowser: ['在浏览器中打开', 'Open in the browser'],
  /** At the end of a row with parts of a page that the app does not draw. */
  seeOnPage: ['查看', 'See'],
  /** The row of such parts that have no words of their own. */
  moreOnPage: ['本页的更多内容', 'More on this page'],
  /** {n} of {total} pictures. */
  pictureOf: ['{n} / {total}', '{n} / {total}'],
  consent: {
    title: ['先看一看隐私政策', 'First, our privacy policy'],
    /** {name} of the shop. */
    lead: [
      '欢迎来到{name}。在您同意之前，我们不收集任何信息，也不启动任何第三方组件。',
      'Welcome to {name}. Until you agree we collect nothing and start nothing of others.',
    ],
    uses: [
      '同意后，我们用您的手机号登录，用收货地址寄送，进口商品用证件信息清关，用设备与浏览记录改进本店。',
      'Once you agree, we use your mobile number to sign you in, your address to deliver, your ID for goods that pass customs, and your device and visits to improve the shop.',
    ],
    choice: [
      '不同意也可以浏览商品；登录、购物袋与订单需要您的同意。可随时撤回。',
      'You may browse without agreeing; signing in, the bag and orders need your consent. You can withdraw it at any time.',
    ],
    policy: ['阅读完整的隐私政策', 'Read the whole privacy policy'],
    agree: ['同意', 'Agree'],
    decline: ['不同意，仅浏览', 'Decline and browse'],
    needed: ['这里需要您的同意', 'This needs your consent'],
    neededHint: [
      '登录、购物袋与订单要用到您的信息。',
      'Signing in, the bag and orders use your data.',
    ],
    review: ['查看隐私政策', 'See the policy'],
  },
  unlock: {
    lock: ['打开订单与证件时验证本人', 'Unlock orders and IDs by yourself only'],
    title: ['请验证本人', 'Confirm that it is you'],
    locked: ['此页已锁定', 'This page is locked'],
    lockedHint: ['验证本人后显示。', 'It is shown once you have confirmed that it is you.'],
    open: ['验证', 'Unlock'],
  },
  update: {
    advised: ['有新版本', 'A new version is here'],
    advisedHint: ['更新后，全部功能都能使用。', 'Update to use everything.'],
    forced: ['请更新后继续', 'Please update to go on'],
    forcedHint: ['这一版本太旧，已不能安全使用。', 'This version is too old to be safe.'],
    open: ['去更新', 'Update'],
    later: ['以后再说', 'Later'],
  },
});
