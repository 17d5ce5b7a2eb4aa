import type { Messages } from '@vitrine/kit';

interface UiWords {
  close: string;
  confirm: string;
  cancel: string;
  retry: string;
  home: string;
  play: string;
  loading: string;
  processing: string;
  previous: string;
  next: string;
  priceNow: string;
  priceWas: string;
  /** {tenths} for Chinese, {off} for English. */
  discount: string;
  newSeason: string;
  exclusive: string;
  lowStock: string;
  soldOut: string;
  breadcrumb: string;
  mainMenu: string;
  /** Before what there may be more or fewer of. */
  more: string;
  fewer: string;
  /** {n} pieces in the bag, read out beside the icon. */
  badge: string;
  errorTitle: string;
  errorHint: string;
  /** {id} of the failed request, to quote to the shop. */
  requestId: string;
}

/** Words that belong to no screen. */
export const messages: Messages<UiWords> = {
  'zh-CN': {
    close: '关闭',
    confirm: '确认',
    cancel: '取消',
    retry: '重新加载',
    home: '回到首页',
    play: '播放',
    loading: '加载中',
    processing: '处理中',
    previous: '上一张',
    next: '下一张',
    priceNow: '现价',
    priceWas: '原价',
    discount: '{tenths} 折',
    newSeason: '当季新品',
    exclusive: '独家发售',
    lowStock: '库存紧张',
    soldOut: '已售罄',
    breadcrumb: '当前位置',
    mainMenu: '主导航',
    more: '增加',
    fewer: '减少',
    badge: '{n} 件',
    errorTitle: '加载失败或数据异常',
    errorHint: '页面暂时没有回应，请稍后再试',
    requestId: '请求编号 {id}',
  },
  'en-US': {
    close: 'Close',
    confirm: 'Confirm',
    cancel: 'Cancel',
    retry: 'Try again',
    home: 'Back to home',
    play: 'Play ',
    loading: 'Loading',
    processing: 'One moment',
    previous: 'Previous',
    next: 'Next',
    priceNow: 'Now ',
    priceWas: 'Was ',
    discount: '{off}% off',
    newSeason: 'New season',
    exclusive: 'Exclusive',
    lowStock: 'Low stock',
    soldOut: 'Sold out',
    breadcrumb: 'Breadcrumb',
    mainMenu: 'Main menu',
    more: 'More: ',
    fewer: 'Fewer: ',
    badge: '{n} items',
    errorTitle: 'This page could not be loaded',
    errorHint: 'There was no answer. Please try again in a moment.',
    requestId: 'Request {id}',
  },
};
