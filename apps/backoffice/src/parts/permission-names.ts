import type { Permission } from '@vitrine/contract/admin';
import { defineMessages, type MessagePair } from '@vitrine/kit';

export const permissionNames = defineMessages({
  'catalogue:read': ['查看商品', 'Read products'],
  'catalogue:write': ['修改商品', 'Change products'],
  'stock:write': ['修改库存', 'Change stock'],
  'content:read': ['查看页面', 'Read pages'],
  'content:write': ['修改页面', 'Change pages'],
  'media:write': ['修改媒体文件', 'Change media files'],
  'content:publish': ['发布页面', 'Publish pages'],
  'marketing:read': ['查看营销', 'Read marketing'],
  'marketing:write': ['修改营销', 'Change marketing'],
  'orders:read': ['查看订单', 'Read orders'],
  'orders:write': ['处理订单', 'Handle orders'],
  'refunds:write': ['退款', 'Refund'],
  'fapiao:write': ['开具发票', 'Issue fapiao'],
  'shoppers:read': ['查看顾客', 'Read shoppers'],
  'shoppers:unmask': ['查看顾客完整资料', 'Read personal data in full'],
  'shoppers:write': ['处理顾客账户', 'Handle shoppers'],
  'conversations:write': ['回复顾客会话', 'Answer conversations'],
  'money:read': ['查看资金', 'Read money'],
  'money:write': ['处理资金', 'Handle money'],
  'settings:write': ['修改设置', 'Change settings'],
  'integrations:write': ['管理接口', 'Manage integrations'],
  'operators:write': ['管理员工', 'Manage staff'],
  'audit:read': ['查看操作记录', 'Read audit records'],
} satisfies Record<Permission, MessagePair>);
