import { defineMessages } from '@vitrine/kit';

export const setUpMessages = defineMessages({
  title: ['开店准备', 'Set up your shop'],
  progress: ['已完成 {done} / {all}', '{done} of {all} done'],
  skip: ['跳过', 'Skip'],
  skipStep: ['跳过“{name}”', 'Skip "{name}"'],
  takeUp: ['恢复', 'Take up again'],
  takeUpStep: ['恢复“{name}”', 'Take up "{name}" again'],
  skipped: ['已跳过', 'Skipped'],
  done: ['已完成', 'Done'],
  open: ['待完成', 'Open'],
  actions: {
    merchant: ['添加商家', 'Add a merchant'],
    products: ['导入商品', 'Import products'],
    home: ['制作页面', 'Make a page'],
    legal: ['查看页面', 'See the pages'],
    staff: ['邀请同事', 'Invite staff'],
    testOrder: ['打开店铺', 'Open the shop'],
  },
  finish: ['开始营业并收起', 'Open the shop and put this away'],
  finishTitle: [
    '还有 {count} 步未完成，仍要开始营业吗？',
    '{count} steps are open. Open the shop all the same?',
  ],
  finishText: [
    '之后不再显示这份清单；命令 doctor 仍会检查',
    'This list is not shown any more; the command doctor still checks the shop',
  ],
});

export const setUpSteps = defineMessages({
  brand: {
    name: ['品牌', 'Brand'],
    hint: [
      '名称、标志、颜色与字体：复制文件夹 brand，用设置 BRAND_DIR 指定',
      'Name, logo, colours and fonts: copy the folder brand, and name it by the setting BRAND_DIR',
    ],
  },
  merchant: {
    name: ['商家与配送', 'Merchant and shipping'],
    hint: ['从哪里发货、怎么送、多少钱', 'From where you send, how, and for how much'],
  },
  products: {
    name: ['商品', 'Products'],
    hint: [
      '导入文件，或逐个添加；至少上架一件',
      'Import a file, or add them one by one; publish at least one',
    ],
  },
  home: {
    name: ['首页', 'Home page'],
    hint: [
      '发布之前，首页显示最新商品；发布后在“店铺设置”里选为首页',
      'Until you publish one, it shows your newest products; then choose it at "Settings of the shop"',
    ],
  },
  payment: {
    name: ['收款', 'Payment'],
    hint: [
      '微信支付或支付宝的密钥：设置 WECHAT_PAY_* 或 ALIPAY_*',
      'Keys of WeChat Pay or Alipay: the settings WECHAT_PAY_* or ALIPAY_*',
    ],
  },
  messages: {
    name: ['登录验证码', 'Codes to log in'],
    hint: [
      '顾客用验证码登录：短信设置 SMS_*，或邮件设置 SMTP_URL',
      'Shoppers log in by a code: SMS_* by text message, or SMTP_URL by e-mail',
    ],
  },
  legal: {
    name: ['条款与隐私', 'Terms and privacy'],
    hint: [
      '发布代码为 terms 与 privacy 的页面；登录和付款时会链接到它们',
      'Publish the pages terms and privacy; log-in and payment link to them',
    ],
  },
  staff: {
    name: ['同事', 'Staff'],
    hint: ['邀请处理订单、商品和内容的人', 'Invite who works on orders, products and content'],
  },
  testOrder: {
    name: ['试下一单', 'Test order'],
    hint: [
      '像顾客一样下单、付款，再发货、退货、退款',
      'Order and pay like a shopper; then ship it, return it and refund it',
    ],
  },
  open: {
    name: ['开始营业', 'Open'],
    hint: ['一切就绪后收起这份清单', 'Put this list away when everything is ready'],
  },
});
