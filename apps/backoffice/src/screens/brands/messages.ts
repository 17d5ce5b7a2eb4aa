import { defineMessages } from '@vitrine/kit';

export const brandsMessages = defineMessages({
  title: ['品牌', 'Brands'],
  search: ['品牌名称', 'Name of the brand'],
  name: ['名称', 'Name'],
  description: ['介绍', 'Description'],
  position: ['排序', 'Order'],
  positionHint: ['数值小的在前', 'Low numbers first'],
  products: ['商品数', 'Products'],
  create: ['新建品牌', 'New brand'],
  edit: ['编辑', 'Edit'],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  remove: ['删除', 'Delete'],
  removeTitle: ['删除品牌“{name}”？', 'Delete the brand "{name}"?'],
  removed: ['品牌已删除', 'The brand is deleted'],
});
