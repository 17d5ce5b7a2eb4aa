import { formatMessage, type Language } from '@vitrine/kit';
import { defineProblems } from '../../http/problems.ts';

const conflict = (zh: string, en: string) => ({ code: 'conflict' as const, zh, en });

export const CHECKOUT_PROBLEMS = {
  'checkout-not-found': {
    code: 'not-found' as const,
    zh: '未找到该结算单',
    en: 'There is no such checkout',
  },
  'bag-empty': conflict('购物袋里没有可结算的商品', 'Nothing in the bag can be ordered'),
  'items-unavailable': conflict(
    '「{name}」暂不可购，请先移除',
    '“{name}” cannot be bought right now; please take it out first',
  ),
  'sold-out': conflict(
    '「{name}」已售罄，可移入心愿单并开启到货提醒',
    '“{name}” has sold out. Save it to your wishlist to hear when it is back',
  ),
  'not-open-yet': conflict(
    '「{name}」{day} 开售，请先移除',
    '“{name}” can be bought from {day}; please take it out first',
  ),
  'not-enough-left': conflict(
    '「{name}」仅剩 {left} 件，请调整数量',
    'Only {left} of “{name}” left; please lower the quantity',
  ),
  'too-many-units': conflict(
    '单次最多结算 {limit} 件，请分次下单',
    'One order can have at most {limit} items; please order in parts',
  ),
  'reserved-too-long': conflict(
    '「{name}」已为您保留两次，请稍后再结算',
    '“{name}” was held for you twice without payment; please try again later',
  ),
  'bag-changed': conflict(
    '购物袋的价格已有变化，请确认后再结算',
    'Prices in the bag have changed; please look again before you go on',
  ),
  'checkout-expired': conflict(
    '保留时间已过，请从购物袋重新结算',
    'The items are no longer held; please start again from the bag',
  ),
  'checkout-closed': conflict(
    '该结算单已失效，请从购物袋重新结算',
    'This checkout is over; please start again from the bag',
  ),
  'checkout-placed': conflict('该订单已提交，无需重复支付', 'This order has been placed already'),
  'transfer-chosen': conflict(
    '已选择银行转账，订单不能再修改；需要修改请取消后重新下单',
    'A bank transfer was chosen, so the order can no longer change; please cancel it and order again',
  ),
  'amount-changed': conflict('订单金额已有变化', 'The amount of the order has changed'),
  'stock-gone': conflict(
    '部分商品已售罄，无法完成订单',
    'Some items have sold out, so the order cannot be completed',
  ),
  'address-needed': conflict('请先选择收货地址', 'Please choose a delivery address first'),
  'address-not-found': {
    code: 'not-found' as const,
    zh: '未找到该收货地址',
    en: 'There is no such address',
  },
  'cannot-send-there': conflict('{name} 暂不配送至该地区', '{name} does not send to this place'),
  'shipping-unavailable': conflict('{name} 不支持所选配送方式', '{name} cannot send it this way'),
  'personal-id-needed': conflict(
    '清关需要收件人身份信息，请先添加',
    'Customs need the personal ID of the recipient; please add it first',
  ),
  'promo-unknown': conflict('优惠码有误，请核对后再试', 'This code is not known; please check it'),
  'promo-not-started': conflict('优惠尚未开始', 'This offer has not started yet'),
  'promo-expired': conflict('优惠已过期', 'This offer has ended'),
  'promo-not-claimed': conflict('请先领取该礼券', 'Please claim this coupon first'),
  'promo-already-used': conflict('您已使用过该优惠', 'You have used this offer already'),
  'promo-used-up': conflict('优惠已被领完', 'This offer has been used up'),
  'promo-not-for-these-items': conflict(
    '袋中没有适用该优惠的商品',
    'This offer does not cover anything in the order',
  ),
  'promo-below-minimum': conflict(
    '再选 {missing} 即可使用',
    'Spend another {missing} to use this offer',
  ),
};

export type CheckoutProblemReason = keyof typeof CHECKOUT_PROBLEMS;

export const SHORTAGE_MESSAGES = {
  'zh-CN': { gone: '已售罄', fewer: '仅剩 {left} 件' },
  'en-US': { gone: 'Sold out', fewer: 'Only {left} left' },
};

/** One field error for each item that is short, with a path such as `items.500012`. */
export const mapShortagesToFields = (
  shortagesByItem: Readonly<Record<string, number>>,
  language: Language,
) =>
  Object.entries(shortagesByItem).map(([id, left]) => ({
    path: `items.${id}`,
    message: formatMessage(SHORTAGE_MESSAGES[language][left > 0 ? 'fewer' : 'gone'], { left }),
  }));

export const checkoutProblem = defineProblems<CheckoutProblemReason>(CHECKOUT_PROBLEMS);
