import type { CheckoutStatus, ShippingType } from '@vitrine/contract';
import type { Messages } from '@vitrine/kit';
import type { Payment } from '@vitrine/platform';

interface Over {
  title: string;
  hint: string;
  action: string;
}

interface CheckoutMessages {
  title: string;
  /** {clock} until then the pieces are kept; it is a `timer` for readers. */
  held: string;
  heldLabel: string;
  over: Record<Exclude<CheckoutStatus, 'open'>, Over>;
  shipping: string;
  ways: Record<ShippingType, string>;
  /** {from} and {to}: working days. */
  days: string;
  oneDay: string;
  today: string;
  customs: string;
  free: string;
  flatRate: string;
  /** {merchant} that sends it. */
  wayOf: string;
  payment: string;
  /** By where it is paid. */
  tills: Record<Payment['channel'], { name: string; mark: string }>;
  agree: string;
  agreeFirst: string;
  terms: string;
  privacy: string;
  summary: string;
  /** {n} pieces. */
  pieces: string;
  /** {n} boutiques. */
  boutiques: string;
  showItems: string;
  hideItems: string;
  subTotal: string;
  shippingFee: string;
  tax: string;
  included: string;
  total: string;
  due: string;
  submit: string;
  /** {amount} to pay. */
  submitAmount: string;
  soldOut: string;
  soldOutHint: string;
  toBag: string;
  inMessaging: string;
  failed: string;
  /** {size} and {n} pieces of it. */
  sizeAndPieces: string;
}

export const messages: Messages<CheckoutMessages> = {
  'zh-CN': {
    title: '结算',
    held: '商品为您保留 {clock}',
    heldLabel: '商品保留的剩余时间',
    over: {
      expired: {
        title: '保留时间已过',
        hint: '商品已放回店中，仍在您的购物袋里，可以重新结算',
        action: '回到购物袋',
      },
      abandoned: {
        title: '这张结算单已失效',
        hint: '您可能在别处重新结算过，请从购物袋再来一次',
        action: '回到购物袋',
      },
      placed: { title: '订单已提交', hint: '无需重复支付，可在订单中查看进展', action: '查看订单' },
    },
    shipping: '配送方式',
    ways: { standard: '标准配送', express: '特快配送', 'same-day': '当日达' },
    days: '{from}–{to} 个工作日',
    oneDay: '{to} 个工作日',
    today: '今日送达',
    customs: '，含清关',
    free: '免费',
    flatRate: '各店合并计收配送费 {amount}，比分别计收省 {saved}',
    wayOf: '{merchant} 的配送方式',
    payment: '支付方式',
    tills: {
      'messaging-oa': { name: '微信支付', mark: '微信' },
      minip: { name: '微信支付', mark: '微信' },
      ttmp: { name: '抖音支付', mark: '抖音' },
      alimp: { name: '支付宝', mark: '支付宝' },
    },
    agree: '我已阅读并同意跨境购买须知与个人信息处理规则',
    agreeFirst: '请先阅读并同意',
    terms: '跨境购买须知',
    privacy: '个人信息处理规则',
    summary: '订单明细',
    pieces: '共 {n} 件',
    boutiques: '{n} 家买手店',
    showItems: '展开商品',
    hideItems: '收起商品',
    subTotal: '商品小计',
    shippingFee: '配送费',
    tax: '进口税费',
    included: '已含',
    total: '合计',
    due: '应付',
    submit: '提交订单',
    submitAmount: '提交订单 {amount}',
    soldOut: '有商品刚刚售罄',
    soldOutHint: '请回到购物袋调整后再结算，其余商品仍在袋中',
    toBag: '回到购物袋',
    inMessaging: '请在微信中打开本页完成支付',
    failed: '暂时没能保存，请检查网络后再试',
    sizeAndPieces: '{size} × {n}',
  },
  'en-US': {
    title: 'Checkout',
    held: 'Your pieces are held for {clock}',
    heldLabel: 'Time left for which your pieces are held',
    over: {
      expired: {
        title: 'The pieces are no longer held',
        hint: 'They are back in the shop and still in your bag, so you can start again.',
        action: 'Back to the bag',
      },
      abandoned: {
        title: 'This checkout is over',
        hint: 'You may have started another one. Please begin again from the bag.',
        action: 'Back to the bag',
      },
      placed: {
        title: 'This order has been placed',
        hint: 'There is nothing more to pay. Follow it among your orders.',
        action: 'See the order',
      },
    },
    shipping: 'Delivery',
    ways: { standard: 'Standard', express: 'Express', 'same-day': 'Same day' },
    days: '{from}–{to} working days',
    oneDay: '{to} working {to|day|days}',
    today: 'Today',
    customs: ', customs included',
    free: 'Free',
    flatRate: 'One delivery fee for all boutiques: {amount}, {saved} less than one each.',
    wayOf: 'Delivery from {merchant}',
    payment: 'Payment',
    tills: {
      'messaging-oa': { name: 'WeChat Pay', mark: 'WeChat' },
      minip: { name: 'WeChat Pay', mark: 'WeChat' },
      ttmp: { name: 'Douyin Pay', mark: 'Douyin' },
      alimp: { name: 'Alipay', mark: 'Alipay' },
    },
    agree: 'I have read and accept the cross-border terms and how personal data is handled',
    agreeFirst: 'Please read and accept them first',
    terms: 'Cross-border terms',
    privacy: 'Personal data',
    summary: 'Your order',
    pieces: '{n} {n|piece|pieces}',
    boutiques: '{n} {n|boutique|boutiques}',
    showItems: 'Show pieces',
    hideItems: 'Hide pieces',
    subTotal: 'Subtotal',
    shippingFee: 'Delivery',
    tax: 'Import duties and taxes',
    included: 'Included',
    total: 'Total',
    due: 'To pay',
    submit: 'Place order',
    submitAmount: 'Place order, {amount}',
    soldOut: 'Something has just sold out',
    soldOutHint: 'Please go back to the bag and change it. Everything else is still there.',
    toBag: 'Back to the bag',
    inMessaging: 'Please open this page in WeChat to pay',
    failed: 'That could not be saved. Check your connection and try again.',
    sizeAndPieces: '{size} × {n}',
  },
};
