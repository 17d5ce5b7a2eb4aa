import { defineMessages } from '@vitrine/kit';

export const labelsMessages = defineMessages({
  title: ['标签', 'Labels'],
  hint: [
    '标签在编辑商品或批量修改时添加；此处修改会作用于所有商品',
    'A product gets labels when it is edited; a change here is made on all its products',
  ],
  name: ['名称', 'Name'],
  priority: ['优先级', 'Priority'],
  products: ['商品数', 'Products'],
  edit: ['编辑', 'Edit'],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  remove: ['删除', 'Delete'],
  removeTitle: [
    '从 {count} 个商品移除标签“{name}”？',
    'Take the label "{name}" off {count} products?',
  ],
  removed: ['标签已移除', 'The label is taken off'],
  empty: ['还没有标签', 'No labels yet'],
});
