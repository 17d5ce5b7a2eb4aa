import { defineMessages } from '@vitrine/kit';

export const categoriesMessages = defineMessages({
  title: ['类目', 'Categories'],
  hint: [
    '拖动可移动类目，也可选中后用“上移”“下移”',
    'Drag a category to move it, or select it and move it up or down',
  ],
  products: ['{count} 个商品', '{count} products'],
  name: ['名称', 'Name'],
  imageKey: ['图片编号', 'Picture key'],
  imageHint: ['留空则显示其中一个商品', 'Empty: one of its products is shown'],
  add: ['新建下级类目', 'New category below'],
  edit: ['编辑', 'Edit'],
  up: ['上移', 'Move up'],
  down: ['下移', 'Move down'],
  remove: ['删除', 'Delete'],
  removeTitle: ['删除类目“{name}”？', 'Delete the category "{name}"?'],
  removed: ['类目已删除', 'The category is deleted'],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  moved: ['类目已移动', 'The category is moved'],
  show: ['查看商品', 'Show its products'],
  none: ['请选择一个类目', 'Select a category'],
});
