import { defineMessages } from '@vitrine/kit';

export const importMessages = defineMessages({
  import: ['导入', 'Import'],
  kinds: {
    products: ['商品与尺码', 'Products and sizes'],
    stock: ['库存与价格', 'Stock and prices'],
    brands: ['品牌', 'Brands'],
    categories: ['类目', 'Categories'],
    colours: ['颜色', 'Colours'],
    attributes: ['材质与细节', 'Materials and details'],
    merchants: ['商家与配送', 'Merchants and shipping'],
  },
  hint: [
    '将 CSV 或 JSON Lines 文件拖到此处，或点击选择（不超过 50 MB）',
    'Drop a CSV or JSON Lines file here, or click to choose one (at most 50 MB)',
  ],
  template: ['下载空白模板', 'Download an empty file with all columns'],
  dryRun: ['试运行（不写入）', 'Dry run (writes nothing)'],
  start: ['开始导入', 'Start the import'],
  again: ['换一个文件', 'Another file'],
  tryFirst: ['建议先试运行，检查每一行的错误', 'A dry run first shows the errors of every row'],
  export: ['导出商品', 'Export products'],
  csv: ['导出为 CSV', 'Export as CSV'],
  jsonl: ['导出为 JSON Lines', 'Export as JSON Lines'],
});
