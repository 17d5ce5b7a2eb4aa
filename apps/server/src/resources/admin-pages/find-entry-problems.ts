import type { PageProblem } from '@vitrine/contract/admin';
import { findEntryFaults } from '@vitrine/modules/schemas';
import type { StoredEntry } from '../../database/schema.ts';

/** Lists the fields of a draft that do not fit the schemas of their modules. Delivery would leave them out. */
export const findEntryProblems = (entries: readonly StoredEntry[]): PageProblem[] =>
  entries.flatMap((entry) =>
    findEntryFaults(entry).map(({ field, message: { 'zh-CN': zh, 'en-US': en } }) => ({
      code: 'field-invalid',
      severity: 'error' as const,
      entryId: entry.id,
      field,
      message: {
        'zh-CN': field === '' ? `模块不可用：${zh}` : `字段“${field}”无效：${zh}`,
        'en-US': field === '' ? `The module cannot be shown: ${en}` : `${field} ${en}`,
      },
    })),
  );
