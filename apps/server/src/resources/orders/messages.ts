import type { OrderStatus, ShipmentEventCode } from '@vitrine/contract';
import type { Language, Localised } from '@vitrine/kit';
import type { PartialProgress } from './parcel-rules.ts';

const both = (zh: string, en: string): Localised => ({ 'zh-CN': zh, 'en-US': en });

export const STATUS_TEXT: Readonly<Record<OrderStatus, Localised>> = {
  paid: both('已付款', 'Paid'),
  accepted: both('买手店已接单', 'Accepted'),
  packed: both('已打包', 'Packed'),
  shipped: both('已出库', 'On its way'),
  clearing: both('清关中', 'At customs'),
  delivering: both('派送中', 'Out for delivery'),
  delivered: both('已送达', 'Delivered'),
  cancelled: both('已取消', 'Cancelled'),
  returning: both('退货中', 'Going back'),
  returned: both('已退款', 'Returned and paid back'),
};

/** What is true of a part of a merchant order only. */
export const PARTIAL_TEXT: Readonly<Record<PartialProgress, Localised>> = {
  'partly-sent': both('部分已出库', 'Partly sent'),
  'partly-delivered': both('部分已送达', 'Partly delivered'),
};

export const RECEIVED = both('已签收', 'Received');
export const PERSONAL_ID_NEEDED = both('待补身份信息', 'Personal ID needed');

/** What the shopper can expect next; `{to}` and `{until}` are days. */
export const HINTS: Readonly<Record<OrderStatus, Localised>> = {
  paid: both('买手店会在一个工作日内接单', 'The boutique will accept it within a working day'),
  accepted: both(
    '买手店正在备货，打包前可以取消',
    'Being prepared; it can be cancelled until packed',
  ),
  packed: both('已打包，等待出库', 'Packed, and waiting to leave'),
  shipped: both('已离开买手店，预计 {to} 前送达', 'On its way; expected by {to}'),
  clearing: both('海关正在核验，预计 {to} 前送达', 'Customs are looking at it; expected by {to}'),
  delivering: both('已放行，今天派送', 'Released, and delivered today'),
  delivered: both('请检查包裹并确认签收', 'Please look it over and say that you have it'),
  cancelled: both('订单已取消，款项原路退回', 'Cancelled; the money goes back the way it came'),
  returning: both(
    '退货处理中，验看后原路退款',
    'On its way back; the money follows once we have looked it over',
  ),
  returned: both(
    '商品已退回，款项已原路退回',
    'Everything is back with us, and the money with you',
  ),
};
export const RECEIVED_HINT = both(
  '已签收，退货申请截至 {until}',
  'Received; it can be sent back until {until}',
);
export const PERSONAL_ID_HINT = both(
  '海关在等收件人的身份信息，请补充',
  "Customs wait for the recipient's personal ID; please add it",
);

export const EVENT_TEXT: Readonly<Record<ShipmentEventCode, Localised>> = {
  paid: both('付款成功', 'Paid'),
  accepted: both('买手店已接单', 'The boutique accepted it'),
  packed: both('已打包', 'Packed'),
  shipped: both('买手店已发货', 'Sent by the boutique'),
  departed: both('航班起飞', 'In the air'),
  arrived: both('抵达口岸', 'Arrived at the port'),
  clearing: both('清关核验中', 'Under inspection by customs'),
  'identity-needed': both('待补身份信息', 'Personal ID needed'),
  cleared: both('清关放行', 'Released by customs'),
  'out-for-delivery': both('派送中', 'Out for delivery'),
  delivered: both('已送达', 'Delivered'),
  signed: both('已签收', 'Received'),
  cancelled: both('订单已取消', 'Cancelled'),
};

export const EVENT_DETAIL: Readonly<Partial<Record<ShipmentEventCode, Localised>>> = {
  clearing: both('身份信息已申报，等待海关放行', 'Your ID was declared; customs decide next'),
  'identity-needed': PERSONAL_ID_HINT,
  cleared: both('进口税费已由我们缴清', 'Import tax was paid by us'),
  delivered: both('请检查包裹并确认签收', 'Please look it over and say that you have it'),
  cancelled: both('款项将原路退回', 'The money goes back the way it came'),
};

export const PORTS = {
  CN: both('上海浦东', 'Shanghai Pudong'),
  HK: both('香港国际机场', 'Hong Kong airport'),
} as const;

/** The carrier for each destination country. */
export const CARRIERS = { CN: 'EMS', HK: 'SF Express' } as const;

/** The carrier's name in a language. */
export const getCarrierName = (carrier: string, language: Language): string =>
  language === 'zh-CN' && carrier === CARRIERS.HK ? '顺丰速运' : carrier;
