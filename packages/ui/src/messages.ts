import { defineMessages } from '@vitrine/kit';

/** Texts of the shared components. */
export const messages = defineMessages({
  skipToContent: ['跳到正文', 'Skip to content'],
  close: ['关闭', 'Close'],
  confirm: ['确认', 'Confirm'],
  cancel: ['取消', 'Cancel'],
  retry: ['重新加载', 'Try again'],
  home: ['回到首页', 'Back to home'],
  back: ['返回上一页', 'Previous page'],
  contact: ['联系客服', 'Contact us'],
  play: ['播放', 'Play '],
  loading: ['加载中', 'Loading'],
  processing: ['处理中', 'One moment'],
  previous: ['上一张', 'Previous'],
  next: ['下一张', 'Next'],
  priceNow: ['现价', 'Now '],
  priceWas: ['原价', 'Was '],
  /** {tenths} for Chinese, {off} for English. */
  discount: ['{tenths} 折', '{off}% off'],
  newSeason: ['当季新品', 'New season'],
  exclusive: ['独家发售', 'Exclusive'],
  lowStock: ['库存紧张', 'Low stock'],
  colourCount: ['{count} 色', '{count} colours'],
  soldOut: ['已售罄', 'Sold out'],
  /** {day}: when the product opens to everyone. */
  opens: ['{day} 开售', 'From {day}'],
  breadcrumb: ['当前位置', 'Breadcrumb'],
  mainMenu: ['主导航', 'Main menu'],
  /** Prefixes of the stepper's button labels. */
  more: ['增加', 'More: '],
  fewer: ['减少', 'Fewer: '],
  /** {n} items in the bag, read out beside the icon. */
  badge: ['{n} 件', '{n} items'],
  errorTitle: ['加载失败或数据异常', 'This page could not be loaded'],
  errorHint: ['页面暂时没有回应，请稍后再试', 'There was no answer. Please try again in a moment.'],
  /** {id} of the failed request, which a shopper can quote to support. */
  requestId: ['请求编号 {id}', 'Request {id}'],
});
