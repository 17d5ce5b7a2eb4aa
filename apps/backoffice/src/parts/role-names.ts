import type { OperatorRole } from '@vitrine/contract/admin';
import { defineMessages, type MessagePair } from '@vitrine/kit';

export const roleNames = defineMessages({
  owner: ['所有者', 'Owner'],
  catalogue: ['商品', 'Catalogue'],
  content: ['内容', 'Content'],
  'content-editor': ['内容编辑', 'Content editor'],
  marketing: ['营销', 'Marketing'],
  operations: ['运营', 'Operations'],
  support: ['客服', 'Support'],
  finance: ['财务', 'Finance'],
  'read-only': ['只读', 'Read only'],
  merchant: ['商家', 'Merchant'],
} satisfies Record<OperatorRole, MessagePair>);
