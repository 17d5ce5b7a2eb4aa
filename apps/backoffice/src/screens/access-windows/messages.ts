import { defineMessages } from '@vitrine/kit';

export const accessWindowsMessages = defineMessages({
  title: ['提前开放', 'Early openings'],
  hint: [
    '开放之前，其他顾客看得到商品与开放时间，但不能加入购物袋；特卖页面不显示其商品。拥有权益的顾客可按等级提前进入。',
    'Until it opens, others see a product and when it opens but cannot add it to the bag; the page of a sale shows no products. Holders of the benefit enter earlier, as their tier says.',
  ],
  empty: [
    '还没有提前开放。新建后，所选商品或特卖先对会员开放',
    'No early openings yet. With one, products or a sale open to members first',
  ],
  add: ['新建提前开放', 'New early opening'],
  editTitle: ['修改提前开放', 'Change the early opening'],
  target: ['商品或特卖', 'Product or sale'],
  kinds: { product: ['商品', 'Products'], sale: ['特卖', 'Sale'] },
  kind: ['开放什么', 'What opens'],
  products: ['商品', 'Products'],
  sale: ['特卖', 'Sale'],
  saleHint: [
    '特卖中的全部商品，包括以后加入的',
    'All products of the sale, also those added later',
  ],
  benefit: ['权益', 'Benefit'],
  benefitHint: ['“提前选购”类权益，在营销中维护', 'A benefit of early access, kept in marketing'],
  noBenefits: ['还没有“提前选购”类权益', 'No benefit of early access yet'],
  opensAt: ['对所有人开放', 'Opens to everyone'],
  opensAtHint: ['北京时间', 'The time in Beijing'],
  early: ['提前进入', 'Earlier for'],
  earlyOf: ['{tier}：{time}（提前 {hours} 小时）', '{tier}: {time} ({hours} h earlier)'],
  noTierEarly: [
    '没有等级给出提前小时数，因此无人提前进入',
    'No tier says how many hours, so nobody enters earlier',
  ],
  state: ['状态', 'Status'],
  states: { coming: ['未开放', 'Coming'], open: ['已开放', 'Open'] },
  edit: ['修改', 'Change'],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  remove: ['删除', 'Delete'],
  removeTitle: ['删除“{name}”的提前开放？', 'Delete the early opening of "{name}"?'],
  removeHint: [
    '如尚未开放，将立即对所有人开放',
    'If it is not open yet, it opens to everyone at once',
  ],
  removed: ['已删除', 'Deleted'],
  inThePast: ['须晚于现在', 'It has to be later than now'],
});
