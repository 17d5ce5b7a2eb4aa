import { defineMessages } from '@vitrine/kit';

export const apiKeyMessages = defineMessages({
  title: ['API 密钥', 'API keys'],
  create: ['新建密钥', 'New key'],
  name: ['名称', 'Name'],
  nameHint: ['例如使用它的系统', 'Such as the system that uses it'],
  permissions: ['权限', 'Permissions'],
  merchant: ['商家', 'Merchant'],
  merchantHint: [
    '只能访问这个商家的数据；不选则为全店',
    'Only the data of this merchant; empty for the whole shop',
  ],
  days: ['有效天数', 'Days of validity'],
  prefix: ['开头', 'Begins with'],
  expires: ['到期', 'Expires'],
  lastUsed: ['最近使用', 'Last used'],
  never: ['从未', 'Never'],
  created: ['新的密钥', 'The new key'],
  revoke: ['停用', 'Revoke'],
  revokeQuestion: ['停用密钥“{name}”？', 'Revoke the key “{name}”?'],
  revokeHint: [
    '使用它的系统会立即无法访问，且不能恢复。',
    'The system that uses it loses access at once. This cannot be undone.',
  ],
  revoked: ['密钥已停用', 'Key revoked'],
});
