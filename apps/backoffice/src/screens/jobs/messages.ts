import type { OperatorJobKind } from '@vitrine/contract/admin';
import { defineMessages } from '@vitrine/kit';

const zhKinds: Record<OperatorJobKind, string> = {
  'import-products': '导入商品',
  'import-stock': '导入库存和价格',
  'export-products': '导出商品',
  'change-products': '批量修改商品',
  'change-prices': '批量改价',
  'change-stock': '批量改库存',
  'undo-changes': '撤销修改',
};
const enKinds: Record<OperatorJobKind, string> = {
  'import-products': 'Import of products',
  'import-stock': 'Import of stock and prices',
  'export-products': 'Export of products',
  'change-products': 'Change of products',
  'change-prices': 'Change of prices',
  'change-stock': 'Change of stock',
  'undo-changes': 'Undo of changes',
};

export const jobScreenMessages = defineMessages({
  'zh-CN': {
    title: '后台任务',
    kind: '任务',
    kinds: zhKinds,
    state: '状态',
    file: '文件',
    dryRun: '试运行',
    progress: '进度',
    changed: '已改',
    errors: '错误',
    by: '发起人',
    createdAt: '开始',
    endedAt: '结束',
    download: '下载',
  },
  'en-US': {
    title: 'Jobs',
    kind: 'Job',
    kinds: enKinds,
    state: 'State',
    file: 'File',
    dryRun: 'Dry run',
    progress: 'Progress',
    changed: 'Changed',
    errors: 'Errors',
    by: 'Started by',
    createdAt: 'Started',
    endedAt: 'Ended',
    download: 'Download',
  },
});
