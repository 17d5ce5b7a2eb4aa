import { defineMessages } from '@vitrine/kit';

export const labelsMessages = defineMessages({
  'zh-CN': {
    title: '标签',
    hint: '标签在编辑商品或批量修改时添加；此处修改会作用于所有商品',
    name: '名称',
    priority: '优先级',
    products: '商品数',
    edit: '编辑',
    save: '保存',
    saved: '已保存',
    remove: '删除',
    removeTitle: '从 {count} 个商品移除标签“{name}”？',
    removed: '标签已移除',
    empty: '还没有标签',
  },
  'en-US': {
    title: 'Labels',
    hint: 'A product gets labels when it is edited; a change here is made on all its products',
    name: 'Name',
    priority: 'Priority',
    products: 'Products',
    edit: 'Edit',
    save: 'Save',
    saved: 'Saved',
    remove: 'Delete',
    removeTitle: 'Take the label "{name}" off {count} products?',
    removed: 'The label is taken off',
    empty: 'No labels yet',
  },
});
