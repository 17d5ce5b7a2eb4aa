import type {
  MerchantOrder,
  Order,
  OrderParcel,
  OrderReturn,
  OrderSummary,
  ShipmentTracking,
} from '@vitrine/contract';
import { address } from '@vitrine/state/testing';

const priceInfo = {
  currencyIsoCode: 'CNY',
  subTotalAmount: 4_966_000,
  totalShippingFee: 15_000,
  totalDiscount: 80_000,
  grandTotal: 4_901_000,
  taxesIncluded: true,
} as Order['priceInfo'];

export const orderItem = {
  id: '71',
  productId: '301',
  variantId: '501',
  brand: { id: '7', name: 'Halden' },
  shortDescription: '棉质华达呢风衣',
  images: [],
  size: '38',
  sizeDescription: 'FR 38',
  quantity: 2,
  price: 2_431_000,
  priceWithoutPromotion: 2_431_000,
  amountPaid: 4_862_000,
  returnedQuantity: 0,
} satisfies MerchantOrder['items'][number];

export const parcel = (more: Partial<OrderParcel> = {}): OrderParcel => ({
  id: '41',
  carrier: 'EMS',
  trackingNumber: 'EM88420913CN',
  shippedAt: '2026-11-19T08:30:00Z',
  deliveredAt: null,
  items: [{ orderItemId: '71', quantity: 2 }],
  ...more,
});

export const merchantOrder = (more: Partial<MerchantOrder> = {}): MerchantOrder => ({
  id: '31',
  merchant: { id: '5', name: 'Palazzo Nove', monogram: 'PN', city: '米兰' },
  status: 'clearing',
  statusText: '清关中',
  shippingType: 'standard',
  trackingNumber: 'EM88420913CN',
  carrier: 'EMS',
  shipsFrom: 'abroad',
  passesCustoms: true,
  expectedFrom: '2026-11-28',
  expectedTo: '2026-12-01',
  paidAt: '2026-11-18T13:36:00Z',
  acceptedAt: null,
  packedAt: null,
  shippedAt: null,
  clearedAt: null,
  deliveredAt: null,
  signedAt: null,
  cancelledAt: null,
  canSign: false,
  canReturn: false,
  returnableUntil: null,
  items: [orderItem],
  parcels: [parcel()],
  unsentItems: [],
  ...more,
});

const head = {
  id: '9',
  number: '202611180427',
  status: 'clearing',
  statusText: '清关中',
  hint: '海关正在核验',
  placedAt: '2026-11-18T13:36:00Z',
  isHistory: false,
  isIdentityNeeded: false,
  canCancel: false,
  isTest: false,
  priceInfo,
} as const;

export const orderSummary = (more: Partial<OrderSummary> = {}): OrderSummary => ({
  ...head,
  pieces: 2,
  items: [orderItem],
  merchantOrders: [merchantOrder()],
  ...more,
});

export const order = (more: Partial<Order> = {}): Order => ({
  ...head,
  checkoutOrderId: '8',
  shippingAddress: address('1', { addressLine: '武康路 12 弄' }),
  merchantOrders: [merchantOrder()],
  promo: { name: '秋日全场礼券', amount: 80_000 },
  deliveryPlace: '上海',
  fapiaoState: 'available',
  paymentMethod: 'messaging',
  isPersonalIdRequired: true,
  personalIdId: null,
  refundedAmount: 0,
  ...more,
});

export const tracking: ShipmentTracking = {
  trackingNumber: 'EM88420913CN',
  carrier: 'EMS',
  orderId: '9',
  merchantOrderId: '31',
  parcelId: '41',
  status: 'clearing',
  statusText: '清关中',
  events: [
    {
      code: 'clearing',
      at: '2026-11-21T01:12:00Z',
      place: '上海浦东',
      text: '清关核验中',
      detail: '等待海关放行',
    },
    {
      code: 'shipped',
      at: '2026-11-19T08:30:00Z',
      place: '米兰',
      text: '买手店已发货',
      detail: null,
    },
  ],
};

export const orderReturn = (more: Partial<OrderReturn> = {}): OrderReturn => ({
  id: '77',
  orderId: '9',
  merchantOrderId: '31',
  status: 'requested',
  statusText: '已申请',
  reason: 'size',
  note: '',
  photos: [],
  pickup: { date: '2026-11-22', part: 'morning' },
  refundAmount: 2_431_000,
  refundedShipping: 0,
  requestedAt: '2026-11-20T04:00:00Z',
  pickedUpAt: null,
  refundedAt: null,
  canCancel: true,
  items: [{ ...orderItem, orderItemId: '71', quantity: 1, amount: 2_431_000, deduction: null }],
  ...more,
});
