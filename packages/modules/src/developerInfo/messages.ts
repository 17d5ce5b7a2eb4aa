import type { Messages } from '@vitrine/kit';

interface DeveloperInfoWords {
  about: string;
  /** {version} */
  version: string;
  /** {date} */
  released: string;
  permissions: string;
  policy: string;
  functions: string;
  close: string;
}

export const messages: Messages<DeveloperInfoWords> = {
  'zh-CN': {
    about: '应用信息',
    version: '版本 {version}',
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
};
