import { defineMessages } from '@vitrine/kit';

export const apiKeyMessages = defineMessages({
  title: ['API 密钥', 'API keys'],
  create: ['新建密钥', 'New key'],
  name: ['名称', 'Name'],
  nameHint: ['例如使用它的系统', 'Such as the system that uses it'],
  permissions: ['权限', 'Permissions'],
  permissionsHint: [
    '密钥始终不超过您当时的权限和商家；您的账户停用后，密钥随即失效',
    'At each call the key may do at most what you may do then. It stops when your account is disabled',
  ],
  createdBy: ['创建人', 'Created by'],
  reduced: ['权限已收窄', 'Narrowed'],
  powerless: ['已无权限', 'No power'],
  reducedHint: [
    '密钥的权限不超过创建人目前的权限：{name} 现在已不能做划去的事。',
    'A key may do at most what its creator may do now: {name} may no longer do what is struck out.',
  ],
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
