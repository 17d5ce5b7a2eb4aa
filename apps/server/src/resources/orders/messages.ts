import type { OrderStatus, ShipmentEventCode } from '@vitrine/contract';
import { type Language, type Localised, localised } from '@vitrine/kit';
import type { PartialProgress } from './parcel-rules.ts';

export const STATUS_TEXT: Readonly<Record<OrderStatus, Localised>> = {
  paid: localised('已付款', 'Paid'),
  accepted: localised('已接单', 'Accepted'),
  packed: localised('已打包', 'Packed'),
  shipped: localised('已出库', 'On its way'),
  clearing: localised('清关中', 'At customs'),
  delivering: localised('派送中', 'Out for delivery'),
  delivered: localised('已送达', 'Delivered'),
  cancelled: localised('已取消', 'Cancelled'),
  returning: localised('退货中', 'Going back'),
  returned: localised('已退款', 'Returned and paid back'),
};

/** What is true of a part of a merchant order only. */
export const PARTIAL_TEXT: Readonly<Record<PartialProgress, Localised>> = {
  'partly-sent': localised('部分已出库', 'Partly sent'),
  'partly-delivered': localised('部分已送达', 'Partly delivered'),
};

export const RECEIVED = localised('已签收', 'Received');
export const PERSONAL_ID_NEEDED = localised('待补身份信息', 'Personal ID needed');

/** What the shopper can expect next; `{to}` and `{until}` are days. */
export const HINTS: Readonly<Record<OrderStatus, Localised>> = {
  paid: localised('一个工作日内接单', 'It will be accepted within a working day'),
  accepted: localised(
    '正在备货，打包前可以取消',
    'Being prepared; it can be cancelled until packed',
  ),
  packed: localised('已打包，等待出库', 'Packed, and waiting to leave'),
  shipped: localised('已出库，预计 {to} 前送达', 'On its way; expected by {to}'),
  clearing: localised(
    '海关正在核验，预计 {to} 前送达',
    'Customs are looking at it; expected by {to}',
  ),
  delivering: localised('今天派送', 'Delivered today'),
  delivered: localised('请检查包裹并确认签收', 'Please look it over and say that you have it'),
  cancelled: localised(
    '订单已取消，款项原路退回',
    'Cancelled; the money goes back the way it came',
  ),
  returning: localised(
    '退货处理中，验看后原路退款',
    'On its way back; the money follows once we have looked it over',
  ),
  returned: localised(
    '商品已退回，款项已原路退回',
    'Everything is back with us, and the money with you',
  ),
};
export const RECEIVED_HINT = localised(
  '已签收，退货申请截至 {until}',
  'Received; it can be sent back until {until}',
);
export const PERSONAL_ID_HINT = localised(
  '海关在等收件人的身份信息，请补充',
  "Customs wait for the recipient's personal ID; please add it",
);

export const EVENT_TEXT: Readonly<Record<ShipmentEventCode, Localised>> = {
  paid: localised('付款成功', 'Paid'),
  accepted: localised('已接单', 'Accepted'),
  packed: localised('已打包', 'Packed'),
  shipped: localised('已发货', 'Sent'),
  departed: localised('航班起飞', 'In the air'),
  arrived: localised('抵达口岸', 'Arrived at the port'),
  clearing: localised('清关核验中', 'Under inspection by customs'),
  'identity-needed': localised('待补身份信息', 'Personal ID needed'),
  cleared: localised('清关放行', 'Released by customs'),
  'out-for-delivery': localised('派送中', 'Out for delivery'),
  delivered: localised('已送达', 'Delivered'),
  signed: localised('已签收', 'Received'),
  cancelled: localised('订单已取消', 'Cancelled'),
};

export const EVENT_DETAIL: Readonly<Partial<Record<ShipmentEventCode, Localised>>> = {
  clearing: localised('身份信息已申报，等待海关放行', 'Your ID was declared; customs decide next'),
  'identity-needed': PERSONAL_ID_HINT,
  cleared: localised('进口税费已由我们缴清', 'Import tax was paid by us'),
  delivered: localised('请检查包裹并确认签收', 'Please look it over and say that you have it'),
  cancelled: localised('款项将原路退回', 'The money goes back the way it came'),
};

export const PORTS = {
  CN: localised('上海浦东', 'Shanghai Pudong'),
  HK: localised('香港国际机场', 'Hong Kong airport'),
} as const;

/** The carrier for each destination country. */
export const CARRIERS = { CN: 'EMS', HK: 'SF Express' } as const;

/** The carrier's name in a language. */
export const getCarrierName = (carrier: string, language: Language): string =>
  language === 'zh-CN' && carrier === CARRIERS.HK ? '顺丰速运' : carrier;
