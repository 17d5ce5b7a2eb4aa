import type { OperatorRole } from '@vitrine/contract/admin';
import { defineMessages } from '@vitrine/kit';

export const roleNames = defineMessages<Record<OperatorRole, string>>({
  'zh-CN': {
    owner: '所有者',
    catalogue: '商品',
    content: '内容',
    'content-editor': '内容编辑',
    marketing: '营销',
    operations: '运营',
    support: '客服',
    finance: '财务',
    'read-only': '只读',
    merchant: '商家',
  },
  'en-US': {
    owner: 'Owner',
    catalogue: 'Catalogue',
    content: 'Content',
    'content-editor': 'Content editor',
    marketing: 'Marketing',
    operations: 'Operations',
    support: 'Support',
    finance: 'Finance',
    'read-only': 'Read only',
    merchant: 'Merchant',
  },
});
