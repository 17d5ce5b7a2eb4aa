import type { Messages } from '@vitrine/kit';

interface ModuleWords {
  viewMore: string;
  shopMore: string;
  pageIndex: string;
  promotions: string;
  rules: string;
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** {title} and {time}, which is put together from the units above. */
  timer: string;
}

/** Words that no page writes itself. */
export const messages: Messages<ModuleWords> = {
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
};
