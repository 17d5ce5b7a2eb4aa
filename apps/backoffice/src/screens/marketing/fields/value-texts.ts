import type { Localised } from '@vitrine/kit';

const value = (zh: string, en: string): Localised => ({ 'zh-CN': zh, 'en-US': en });

/** Texts of the values of choices. */
export const VALUE_TEXTS: Readonly<Record<string, Localised>> = {
  'money-off': value('满减', 'Amount off'),
  'percent-off': value('折扣', 'Per cent off'),
  'percent-off-shipping': value('运费折扣', 'Per cent off delivery'),
  day: value('每天', 'Each day'),
  week: value('每周', 'Each week'),
  coupon: value('优惠券', 'Coupon'),
  tickets: value('抽奖次数', 'Draws of a lottery'),
  gift: value('礼品', 'Gift'),
  'clock-in': value('打卡', 'Clock in'),
  sharing: value('分享', 'Share'),
  boost: value('好友助力', 'Help of friends'),
  'page-view': value('浏览页面', 'Read a page'),
  order: value('下单', 'Order'),
  questionnaire: value('填写问卷', 'Answer a questionnaire'),
  daily: value('每天', 'Daily'),
  weekly: value('每周', 'Weekly'),
  never: value('不重置', 'Never'),
  joining: value('加入时', 'Joining'),
  'first-order': value('首单', 'First order'),
  single: value('单选', 'One choice'),
  multiple: value('多选', 'Several choices'),
  scale: value('量表', 'Scale'),
  text: value('文字', 'Text'),
  'free-shipping': value('包邮', 'Free delivery'),
  'early-access': value('提前购', 'Early access'),
  'birthday-gift': value('生日礼', 'Birthday gift'),
  stylist: value('专属造型师', 'Stylist'),
  note: value('文字说明', 'Note'),
  women: value('女士', 'Women'),
  men: value('男士', 'Men'),
  kids: value('儿童', 'Children'),
};
