import type { CategoryData, UsedLabel } from '@vitrine/contract/admin';
import {
  lockCategory,
  lockTrees,
  orderChildren,
  toCategoryColumns,
} from '../admin-catalogue/category-queries.ts';
import { lockLabel, renameLabel } from '../admin-catalogue/labels.ts';
import { listChildren, placeCategory } from '../admin-catalogue/place-category.ts';
import { toRowHistory } from '../records/change-rows.ts';
import type { UndoTarget } from './undo-target.ts';

const NO_VERSION = 1;

export const categoryTarget: UndoTarget = {
  async lock(trx, id) {
    const category = await lockCategory(trx, id);
    return category && { fields: toRowHistory(category), version: category.version };
  },
  async write(trx, { version }, { change: { target_id: id }, before }) {
    const rows = await lockTrees(trx);
    const category = rows.find((row) => row.id === id);
    if (!category) return 'target-gone';
    const next: CategoryData = { ...category, ...before };
    const { parentId, position } = next;
    if (('parentId' in before || 'position' in before) && parentId !== null) {
      const others = listChildren(rows, parentId).filter((row) => row.id !== id);
      const beforeId = others.find((row) => row.position >= position)?.id ?? null;
      const siblings = placeCategory(rows, category, { parentId, beforeId });
      if (typeof siblings === 'string') return 'reference-gone';
      await orderChildren(trx, parentId, siblings);
    }
    await trx
      .updateTable('categories')
      .set({ ...toCategoryColumns(next), version: version + 1 })
      .where('id', '=', id)
      .execute();
    return undefined;
  },
};

export const labelTarget: UndoTarget = {
  async lock(trx, id) {
    const label = await lockLabel(trx, Number(id));
    return label && { fields: toRowHistory(label), version: NO_VERSION };
  },
  async write(trx, _row, { change: { target_id }, before, now }) {
    const id = Number(target_id);
    const label = await lockLabel(trx, id);
    if (!label) return 'target-gone';
    const { name, priority }: UsedLabel = { ...label, ...before };
    await renameLabel(trx, id, { name, priority }, now);
    return undefined;
  },
};
