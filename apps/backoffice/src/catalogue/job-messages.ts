import { defineMessages } from '@vitrine/kit';

export const jobMessages = defineMessages({
  states: {
    queued: ['排队中', 'Waiting'],
    running: ['进行中', 'Running'],
    done: ['已完成', 'Done'],
    failed: ['失败', 'Failed'],
    cancelled: ['已取消', 'Cancelled'],
  },
  progress: ['进度', 'Progress'],
  counts: [
    '已处理 {done} 行，变更 {changed} 项，错误 {errors} 行',
    '{done} rows read, {changed} changed, {errors} with errors',
  ],
  cancel: ['停止', 'Stop'],
  cancelTitle: ['停止此任务？', 'Stop this job?'],
  cancelText: ['已完成的部分会保留', 'What it has changed stays'],
  cancelled: ['任务将在当前批次后停止', 'The job stops after its current batch'],
  errors: ['未处理的行', 'Rows left out'],
  errorFile: ['下载错误明细', 'Download the errors'],
  line: ['行', 'Line'],
  column: ['列', 'Column'],
  value: ['内容', 'Content'],
  reason: ['原因', 'Reason'],
  more: [
    '仅显示前 {count} 条，完整内容请下载',
    'Only the first {count} are shown; download the file for all',
  ],
  download: ['下载文件', 'Download the file'],
  dryRunDone: ['试运行完成，没有写入任何内容', 'The dry run is done; nothing was written'],
  undo: ['撤销此次修改', 'Undo this change'],
  undoTitle: ['撤销此任务的全部修改？', 'Undo everything that this job changed?'],
  undoText: [
    '修改前的值将写回；之后又改过的内容保持不变，并列为错误。新增的商品和尺码不会删除。',
    'The values before are written back. What was changed again since stays, and is listed as an error. Products and sizes that were added are not deleted.',
  ],
  undoJob: ['撤销任务 {id}', 'Undo as job {id}'],
});
