import { defineMessages } from '@vitrine/kit';

/** Texts of module views that are not page content. */
export const messages = defineMessages({
  viewMore: ['查看更多', 'View more'],
  shopMore: ['选购更多', 'Shop more'],
  pageIndex: ['本页目录', 'On this page'],
  promotions: ['优惠信息', 'Offers'],
  rules: ['活动规则', 'The rules'],
  days: ['天', 'days'],
  hours: ['时', 'hours'],
  minutes: ['分', 'minutes'],
  seconds: ['秒', 'seconds'],
  /** {title} and {time}; {time} is built from the units above. */
  timer: ['{title} {time}', '{title}: {time}'],
});
