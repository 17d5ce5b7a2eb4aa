import { defineMessages } from '@vitrine/kit';

export const rightsMessages = defineMessages({
  title: ['身份与单独给予的权益', 'Role and benefits given to this shopper'],
  role: ['身份', 'Role'],
  roles: {
    shopper: ['普通顾客', 'Shopper'],
    vip: ['贵宾', 'VIP'],
    staff: ['员工', 'Staff'],
  },
  roleHint: [
    '顾客的账户显示此身份；等级仍由消费决定',
    'The account of the shopper shows it; the tier still follows the spending',
  ],
  changeRole: ['修改身份', 'Change the role'],
  giveBenefit: ['给予权益', 'Give a benefit'],
  changeBenefit: ['修改权益期限', 'Change until when'],
  change: ['修改', 'Change'],
  end: ['收回', 'Take back'],
  endTitle: ['收回“{name}”', 'Take back "{name}"'],
  ended: ['已收回', 'Taken back'],
  benefit: ['权益', 'Benefit'],
  noBenefits: [
    '店铺还没有权益，可在营销中新建',
    'The shop has no benefits yet; marketing adds them',
  ],
  asTier: ['内容与“{tier}”等级相同', 'With the values that it has at the tier "{tier}"'],
  onlyWords: [
    '没有等级包含此权益，因此只显示文字，没有免运费或提前时间等内容',
    'No tier has it, so it is only words: without free delivery or hours',
  ],
  until: ['有效至', 'Until'],
  untilHint: ['留空：一直有效。到时自动结束', 'Empty: without an end. It ends by itself'],
  noEnd: ['一直有效', 'Without an end'],
  untilAndWhy: ['有效至：{until} · 原因：{reason}', 'Until: {until} · Reason: {reason}'],
  over: ['已结束', 'Over'],
  reason: ['原因', 'Reason'],
  noneGiven: ['没有单独给予的权益', 'Nothing was given to this shopper alone'],
  save: ['保存', 'Save'],
  saved: ['已保存，顾客的账户立即显示', 'Saved; the account of the shopper shows it at once'],
});
