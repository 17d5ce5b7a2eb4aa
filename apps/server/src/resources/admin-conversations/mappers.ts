import type { ShopperConversation } from '@vitrine/contract/admin';
import { maskPersonName } from '@vitrine/kit';
import type { ShopperConversationRow } from './queries.ts';

const maskName = (name: string | null) => name && maskPersonName(name);

export const toShopperConversation = (row: ShopperConversationRow): ShopperConversation => ({
  id: row.id,
  topic: row.topic,
  state: row.state,
  language: row.language,
  shopper: row.shopper_id ? { id: row.shopper_id, name: maskName(row.shopper_name) } : null,
  operator:
    row.operator_id && row.operator_name ? { id: row.operator_id, name: row.operator_name } : null,
  lastPosition: row.last_position,
  changedAt: row.changed_at.toISOString(),
});
