import { defineMessages } from '@vitrine/kit';

export const cardMessages = defineMessages({
  channels: {
    messaging: ['微信公众号', 'WeChat account'],
    minip: ['微信小程序', 'WeChat mini-program'],
    ttmp: ['抖音小程序', 'Douyin mini-program'],
    alimp: ['支付宝小程序', 'Alipay mini-program'],
  },
  notRegistered: ['未登记', 'Not registered'],
  details: ['查看详情', 'Details'],
  open: ['进入小程序查看', 'Open the mini-program'],
  refused: [
    '{name} 会被平台拒绝“{given}”：{rule}',
    '{name}: the platform would refuse “{given}”. It takes {rule}',
  ],
  changed: ['{name} 由“{given}”改写：{rule}', '{name}: rewritten from “{given}”. It takes {rule}'],
  kinds: {
    text: [
      '文字，最多 {max} 个字符，超出会截断',
      'a text of at most {max} characters; a longer one is cut',
    ],
    characters: [
      '字母、数字或符号，不含空格，最多 {max} 位',
      'letters, digits or signs without spaces, at most {max}',
    ],
    number: ['数字，最多 {max} 位', 'a number of at most {max} digits'],
    letters: ['英文字母，最多 {max} 个', 'at most {max} Latin letters'],
    phrase: ['汉字，最多 {max} 个', 'at most {max} Chinese characters'],
    amount: ['一个金额，可带货币符号或“元”', 'one amount, with a sign of its currency or 元'],
    date: ['日期或时间', 'a date or a time'],
    name: [
      '姓名，最多 {max} 个字母，汉字减半',
      'a name of at most {max} letters, or half as many Chinese characters',
    ],
    phone: ['电话号码，最多 {max} 位', 'a phone number of at most {max} digits'],
  },
  values: {
    order: ['订单编号', 'Order'],
    merchant: ['商家', 'Merchant'],
    amount: ['金额', 'Amount'],
    product: ['商品', 'Product'],
    size: ['尺码', 'Size'],
    price: ['价格', 'Price'],
    coupon: ['优惠券', 'Coupon'],
    day: ['到期日', 'Last day'],
    status: ['状态', 'Status'],
    note: ['备注', 'Note'],
    time: ['时间', 'Time'],
    link: ['链接', 'Link'],
    code: ['验证码', 'Code'],
    minutes: ['有效分钟数', 'Minutes that it is valid'],
  },
});
