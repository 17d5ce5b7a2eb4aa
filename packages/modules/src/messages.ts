import { defineMessages } from '@vitrine/kit';

/** Texts of module views that are not page content. */
export const messages = defineMessages({
  'zh-CN': {
    viewMore: '查看更多',
    shopMore: '选购更多',
    pageIndex: '本页目录',
    promotions: '优惠信息',
    rules: '活动规则',
    days: '天',
    hours: '时',
    minutes: '分',
    seconds: '秒',
    /** {title} and {time}; {time} is built from the units above. */
    timer: '{title} {time}',
  },
  'en-US': {
    viewMore: 'View more',
    shopMore: 'Shop more',
    pageIndex: 'On this page',
    promotions: 'Offers',
    rules: 'The rules',
    days: 'days',
    hours: 'hours',
    minutes: 'minutes',
    seconds: 'seconds',
    timer: '{title}: {time}',
  },
});
