import type { OperatorJobKind } from '@vitrine/contract/admin';
import { defineMessages, type MessagePair } from '@vitrine/kit';

export const jobScreenMessages = defineMessages({
  title: ['后台任务', 'Jobs'],
  kind: ['任务', 'Job'],
  kinds: {
    'import-products': ['导入商品', 'Import of products'],
    'import-stock': ['导入库存和价格', 'Import of stock and prices'],
    'import-master-data': ['导入基础资料', 'Import of master data'],
    'export-products': ['导出商品', 'Export of products'],
    'change-products': ['批量修改商品', 'Change of products'],
    'change-prices': ['批量改价', 'Change of prices'],
    'change-stock': ['批量改库存', 'Change of stock'],
    'undo-changes': ['撤销修改', 'Undo of changes'],
  } satisfies Record<OperatorJobKind, MessagePair>,
  state: ['状态', 'State'],
  file: ['文件', 'File'],
  dryRun: ['试运行', 'Dry run'],
  progress: ['进度', 'Progress'],
  changed: ['已改', 'Changed'],
  errors: ['错误', 'Errors'],
  by: ['发起人', 'Started by'],
  createdAt: ['开始', 'Started'],
  endedAt: ['结束', 'Ended'],
  download: ['下载', 'Download'],
});
