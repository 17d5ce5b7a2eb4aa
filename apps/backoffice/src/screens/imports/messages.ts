import { defineMessages } from '@vitrine/kit';

export const importMessages = defineMessages({
  'zh-CN': {
    import: '导入',
    kinds: { products: '商品与尺码', stock: '库存与价格' },
    hint: '将 CSV 或 JSON Lines 文件拖到此处，或点击选择（不超过 50 MB）',
    template: '下载空白模板',
    dryRun: '试运行（不写入）',
    start: '开始导入',
    again: '换一个文件',
    tryFirst: '建议先试运行，检查每一行的错误',
    export: '导出商品',
    csv: '导出为 CSV',
    jsonl: '导出为 JSON Lines',
  },
  'en-US': {
    import: 'Import',
    kinds: { products: 'Products and sizes', stock: 'Stock and prices' },
    hint: 'Drop a CSV or JSON Lines file here, or click to choose one (at most 50 MB)',
    template: 'Download an empty file with all columns',
    dryRun: 'Dry run (writes nothing)',
    start: 'Start the import',
    again: 'Another file',
    tryFirst: 'A dry run first shows the errors of every row',
    export: 'Export products',
    csv: 'Export as CSV',
    jsonl: 'Export as JSON Lines',
  },
});
