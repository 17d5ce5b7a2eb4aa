import { defineMessages } from '@vitrine/kit';

export const partMessages = defineMessages({
  leaveTitle: ['放弃未保存的内容？', 'Discard what is not saved?'],
  leave: ['放弃', 'Discard'],
  stay: ['继续编辑', 'Keep editing'],
  cancel: ['取消', 'Cancel'],
  confirm: ['确定', 'OK'],
  reason: ['原因', 'Reason'],
  reasonHint: [
    '至少 4 个字，会记入操作记录',
    'At least 4 characters; it stays in the record of operators',
  ],
  onceHint: ['只显示这一次，关闭后无法再看到', 'It is shown only now and cannot be read again'],
  copy: ['复制', 'Copy'],
  copied: ['已复制', 'Copied'],
  notCopied: [
    '浏览器不允许复制，请选中文字后复制',
    'The browser does not allow copying: select the text and copy it',
  ],
  close: ['关闭', 'Close'],
  required: ['必填', 'Required'],
  chineseToo: ['请同时填写中文', 'Enter the Chinese text as well'],
  shopPath: ['请填写以一个 / 开头的本店路径', 'Enter a path of this shop that starts with one /'],
  noMerchant: ['平台', 'The shop'],
  permissionNeeded: [
    '店铺会立即展示更改，因此需要“{name}”权限',
    'The shop shows changes at once, so they need the permission “{name}”',
  ],
});
