import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    about: '应用信息',
    /** {version} */
    version: '版本 {version}',
    /** {date} */
    released: '{date} 更新',
    permissions: '权限',
    policy: '隐私',
    functions: '功能',
    close: '关闭',
  },
  'en-US': {
    about: 'About the app',
    version: 'v{version}',
    released: '{date}',
    permissions: 'Permissions',
    policy: 'Privacy',
    functions: 'Features',
    close: 'Close',
  },
});
