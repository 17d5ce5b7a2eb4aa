import { defineMessages } from '@vitrine/kit';

export const auditMessages = defineMessages({
  title: ['操作记录', 'Audit records'],
  at: ['时间', 'Time'],
  actor: ['操作人', 'Who'],
  action: ['操作', 'Action'],
  target: ['对象', 'Target'],
  targetType: ['对象类型', 'Type of target'],
  targetId: ['对象编号', 'Number of target'],
  reason: ['原因', 'Reason'],
  ip: ['IP', 'IP'],
  actionCode: ['调用', 'Call'],
  requestId: ['请求编号', 'Request'],
  period: ['时间范围', 'Period'],
  details: ['查看', 'Show'],
  field: ['字段', 'Field'],
  before: ['修改前', 'Before'],
  after: ['修改后', 'After'],
  noChanges: ['没有改动的字段', 'No field was changed'],
  onlyThis: ['只看这个对象', 'Only this target'],
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
});
