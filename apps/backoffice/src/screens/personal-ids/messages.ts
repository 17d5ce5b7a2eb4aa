import { defineMessages } from '@vitrine/kit';

export const personalIdsMessages = defineMessages({
  title: ['身份审核', 'Personal IDs'],
  queue: ['待审核 {count}', '{count} to check'],
  empty: ['没有待审核的身份信息', 'No personal IDs are waiting'],
  choose: [
    '查看需要填写原因，每次查看都会被记录。',
    'Say why you look at them. Each reading is recorded.',
  ],
  viewReason: ['查看原因', 'Why you look'],
  defaultReason: ['清关身份审核', 'Check for customs clearance'],
  start: ['开始审核', 'Start checking'],
  name: ['姓名', 'Name'],
  idNumber: ['身份证号', 'ID number'],
  front: ['人像面', 'Portrait side'],
  back: ['国徽面', 'Emblem side'],
  noPhoto: ['没有照片', 'No photo'],
  openOrders: ['{count} 个订单在等待', '{count} waiting {count|order|orders}'],
  approve: ['通过', 'Approve'],
  reject: ['不通过', 'Reject'],
  reasons: {
    'unknown-number': ['号码不存在', 'Unknown number'],
    'name-mismatch': ['姓名与号码不符', 'Name and number do not match'],
    'unclear-images': ['照片不清晰', 'Unclear photos'],
  },
  decided: ['已记录，下一份', 'Recorded; here is the next one'],
  skip: ['跳过', 'Skip'],
  shortcut: ['快捷键 {key}', 'Key {key}'],
  waitingSince: ['更新于 {time}', 'Changed {time}'],
});
