import { defineMessages } from '@vitrine/kit';

export const importMessages = defineMessages({
  import: ['导入', 'Import'],
  kinds: {
    products: ['商品与尺码', 'Products and sizes'],
    stock: ['库存与价格', 'Stock and prices'],
  },
  hint: [
    '将 CSV 或 JSON Lines 文件拖到此处，或点击选择（不超过 50 MB）',
    'Drop a CSV or JSON Lines file here, or click to choose one (at most 50 MB)',
  ],
  createMissing: [
    '新建文件中出现而店铺没有的品牌、类目、颜色与属性',
    'Create brands, categories, colours and attributes that the shop does not have',
  ],
  gender: ['类目未写明性别时归入', 'Categories that name no gender belong to'],
  noGender: ['不指定', 'No gender'],
  template: ['下载空白模板', 'Download an empty file with all columns'],
  dryRun: ['试运行（不写入）', 'Dry run (writes nothing)'],
  start: ['开始导入', 'Start the import'],
  again: ['换一个文件', 'Another file'],
  tryFirst: ['建议先试运行，检查每一行的错误', 'A dry run first shows the errors of every row'],
  export: ['导出商品', 'Export products'],
  csv: ['导出为 CSV', 'Export as CSV'],
  jsonl: ['导出为 JSON Lines', 'Export as JSON Lines'],
});
