import type { Permission } from '@vitrine/contract/admin';
import { useOperator } from '../../session/useOperator.ts';
import { createItemSource, type Item } from './item-source.ts';
import type { ItemType } from './item-types.ts';

/** What the operator may do with an item, or with a new one of the type. */
export function useItemRights(type: ItemType, item?: Item) {
  const { permissions } = useOperator();
  const { writePermission, publishPermission = writePermission } = createItemSource(type);
  const has = (permission: Permission) => permissions.includes(permission);
  const canWrite = has(writePermission);
  const canPublish = canWrite && has(publishPermission);
  const isArchived = item?.state === 'archived';
  const isHidden = !item || item.state === 'paused';
  return {
    canWrite,
    canPublish,
    canChange: canWrite && !isArchived && (canPublish || isHidden),
    publishPermission,
  };
}
