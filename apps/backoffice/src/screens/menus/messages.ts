import { defineMessages } from '@vitrine/kit';

export const menusMessages = defineMessages({
  title: ['店铺菜单', 'Menus of the shop'],
  hint: [
    '电脑端页头和手机端菜单中的链接，按性别分别设置',
    'The links in the header on desktops and in the menu on phones, for each gender',
  ],
  text: ['文字', 'Text'],
  link: ['链接', 'Link'],
  linkHint: [
    '本店内的路径，如 /product/list?sale=1',
    'A path of this shop, for example /product/list?sale=1',
  ],
  promotion: ['突出显示', 'Highlighted'],
  add: ['添加链接', 'Add a link'],
  first: ['还没有链接', 'No links yet'],
  earlier: ['上移', 'Move up'],
  later: ['下移', 'Move down'],
  remove: ['移除', 'Remove'],
  row: ['第 {number} 个链接', 'link {number}'],
  save: ['保存', 'Save'],
  saved: ['已保存，店铺页头即将更新', 'Saved; the header of the shop follows soon'],
  unsaved: ['有未保存的修改', 'Changes are not saved'],
  none: ['店铺还没有页头和页脚的内容', 'The shop has no content of header and footer yet'],
  noneHint: [
    '先导入店铺文件，再编辑菜单',
    'Import the files of the shop first, then edit the menus',
  ],
});
