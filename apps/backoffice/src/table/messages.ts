import { defineMessages } from '@vitrine/kit';

export const tableMessages = defineMessages({
  columns: ['显示的列', 'Columns'],
  actions: ['操作', 'Actions'],
  more: ['载入更多', 'Load more'],
  shown: ['已显示 {count} 行', '{count} {count|row|rows} shown'],
  all: ['共 {count} 行', '{count} {count|row|rows} in all'],
  selected: ['已选 {count} 项', '{count} selected'],
  select: ['选择', 'Select'],
  selectAll: [
    '选择全部符合条件的（最多 {count} 项）',
    'Select everything that matches (at most {count})',
  ],
  clearSelection: ['取消选择', 'Clear selection'],
  clear: ['清除筛选', 'Clear filters'],
  none: ['暂无内容', 'Nothing here yet'],
  empty: ['没有符合条件的内容', 'Nothing matches'],
  refresh: ['刷新', 'Refresh'],
  exportShown: ['导出', 'Export'],
  exportLimit: ['只导出前 {count} 行', 'Only the first {count} rows are exported'],
  views: ['视图', 'Views'],
  saveView: ['保存当前视图', 'Save this view'],
  viewName: ['视图名称', 'Name of the view'],
  copyLink: ['复制链接', 'Copy link'],
  copied: ['链接已复制', 'Link copied'],
  notCopied: [
    '浏览器不允许复制，请从地址栏复制链接',
    'The browser does not allow copying: copy the link from the address bar',
  ],
  noViews: ['还没有保存的视图', 'No saved views yet'],
  remove: ['删除', 'Delete'],
  details: ['查看', 'Show'],
});
