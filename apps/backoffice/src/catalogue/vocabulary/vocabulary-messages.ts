import { defineMessages } from '@vitrine/kit';

export const vocabularyMessages = defineMessages({
  search: ['搜索代码或名称', 'Search for a code or a name'],
  code: ['代码', 'Code'],
  codeHint: [
    '导入文件和网址用它来指代；保存后不能更改',
    'Import files and addresses name it by this; it cannot be changed later',
  ],
  codeWrong: ['请使用字母、数字、- 和 _', 'Use letters, digits, - and _'],
  name: ['名称', 'Name'],
  position: ['排序', 'Order'],
  positionHint: ['数值小的在前', 'Low numbers first'],
  products: ['商品数', 'Products'],
  edit: ['编辑', 'Edit'],
  save: ['保存', 'Save'],
  saved: ['已保存', 'Saved'],
  remove: ['删除', 'Delete'],
  removeTitle: ['删除“{name}”？', 'Delete "{name}"?'],
  removed: ['已删除', 'It is deleted'],
  empty: ['还没有内容', 'Nothing here yet'],
  noMatch: ['没有符合搜索的内容', 'Nothing matches the search'],
});
