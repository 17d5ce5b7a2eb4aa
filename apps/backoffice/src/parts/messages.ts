import { defineMessages } from '@vitrine/kit';

export const partMessages = defineMessages({
  'zh-CN': {
    leaveTitle: '放弃未保存的内容？',
    leave: '放弃',
    stay: '继续编辑',
    cancel: '取消',
    confirm: '确定',
    reason: '原因',
    reasonHint: '至少 4 个字，会记入操作记录',
    onceHint: '只显示这一次，关闭后无法再看到',
    copy: '复制',
    copied: '已复制',
    close: '关闭',
    required: '必填',
    noMerchant: '平台',
  },
  'en-US': {
    leaveTitle: 'Discard what is not saved?',
    leave: 'Discard',
    stay: 'Keep editing',
    cancel: 'Cancel',
    confirm: 'OK',
    reason: 'Reason',
    reasonHint: 'At least 4 characters; it stays in the record of operators',
    onceHint: 'It is shown only now and cannot be read again',
    copy: 'Copy',
    copied: 'Copied',
    close: 'Close',
    required: 'Required',
    noMerchant: 'The shop',
  },
});
