import type { AnalyticsReport } from '@vitrine/contract/admin';
import { defineMessages } from '@vitrine/kit';

interface AnalyticsTexts {
  title: string;
  lastDays: string;
  custom: string;
  period: string;
  before: string;
  sessions: string;
  pages: string;
  orders: string;
  revenue: string;
  conversion: string;
  byDay: string;
  now: string;
  previous: string;
  measure: string;
  funnel: string;
  steps: Record<keyof AnalyticsReport['funnel'], string>;
  ofStepBefore: string;
  channels: string;
  campaigns: string;
  modules: string;
  searches: string;
  coupons: string;
  cohorts: string;
  direct: string;
  channel: string;
  campaign: string;
  module: string;
  keyword: string;
  count: string;
  found: string;
  nothingFound: string;
  coupon: string;
  received: string;
  used: string;
  month: string;
  shoppers: string;
  monthAfter: string;
  exportCsv: string;
  empty: string;
  showEvents: string;
  events: string;
  fromCounts: string;
  beforeFromCounts: string;
  event: string;
  at: string;
  path: string;
  more: string;
}

export const analyticsMessages = defineMessages<AnalyticsTexts>({
  'zh-CN': {
    title: '分析',
    lastDays: '近 {days} 天',
    custom: '自选时段',
    period: '时段',
    before: '较前一时段',
    sessions: '访问',
    pages: '页面浏览',
    orders: '订单',
    revenue: '销售额',
    conversion: '下单率',
    byDay: '每日{measure}',
    now: '本时段',
    previous: '前一时段',
    measure: '图表内容',
    funnel: '转化漏斗',
    steps: {
      sessions: '访问',
      product: '浏览商品',
      bag: '购物袋',
      checkout: '结算',
      orders: '支付',
    },
    ofStepBefore: '上一步的 {share}',
    channels: '渠道',
    campaigns: '活动页面',
    modules: '模块',
    searches: '搜索词',
    coupons: '优惠券',
    cohorts: '复购（按首单月份）',
    direct: '直接访问',
    channel: '来源',
    campaign: '页面',
    module: '模块类型',
    keyword: '搜索词',
    count: '搜索次数',
    found: '现在找到',
    nothingFound: '无结果',
    coupon: '优惠',
    received: '领取',
    used: '使用',
    month: '首单月份',
    shoppers: '顾客',
    monthAfter: '第 {count} 个月后',
    exportCsv: '导出 CSV',
    empty: '此时段没有数据',
    showEvents: '查看“{value}”的事件',
    events: '事件：{value}',
    fromCounts: '这段时间的明细已不再保存：数字来自每天的统计，跨天的访问每天各计一次',
    beforeFromCounts: '前一时段的明细已不再保存：其数字来自每天的统计，跨天的访问每天各计一次',
    event: '事件',
    at: '时间',
    path: '路径',
    more: '载入更多',
  },
  'en-US': {
    title: 'Analytics',
    lastDays: 'Last {days} days',
    custom: 'Own period',
    period: 'Period',
    before: 'than the period before',
    sessions: 'Sessions',
    pages: 'Page views',
    orders: 'Orders',
    revenue: 'Revenue',
    conversion: 'Orders per session',
    byDay: '{measure} by day',
    now: 'This period',
    previous: 'The period before',
    measure: 'What the chart shows',
    funnel: 'Funnel',
    steps: {
      sessions: 'Session',
      product: 'Product',
      bag: 'Bag',
      checkout: 'Checkout',
      orders: 'Paid',
    },
    ofStepBefore: '{share} of the step before',
    channels: 'Channels',
    campaigns: 'Campaign pages',
    modules: 'Modules',
    searches: 'Searches',
    coupons: 'Coupons',
    cohorts: 'Shoppers who ordered again, by month of first order',
    direct: 'Direct',
    channel: 'Source',
    campaign: 'Page',
    module: 'Module type',
    keyword: 'Words',
    count: 'Searches',
    found: 'Finds now',
    nothingFound: 'Nothing',
    coupon: 'Promotion',
    received: 'Received',
    used: 'Used',
    month: 'First order',
    shoppers: 'Shoppers',
    monthAfter: '{count} months later',
    exportCsv: 'Export CSV',
    empty: 'Nothing in this period',
    showEvents: 'Show the events of “{value}”',
    events: 'Events: {value}',
    fromCounts:
      'Events of this time are no longer kept. The numbers are daily counts: a session that lasts past midnight counts on both days',
    beforeFromCounts:
      'Events of the period before are no longer kept. Its numbers are daily counts: a session that lasts past midnight counts on both days',
    event: 'Event',
    at: 'Time',
    path: 'Path',
    more: 'Load more',
  },
});
