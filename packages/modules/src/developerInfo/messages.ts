import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  about: ['应用信息', 'About the app'],
  /** {version} */
  version: ['版本 {version}', 'v{version}'],
  /** {date} */
  released: ['{date} 更新', '{date}'],
  permissions: ['权限', 'Permissions'],
  policy: ['隐私', 'Privacy'],
  functions: ['功能', 'Features'],
  close: ['关闭', 'Close'],
});
