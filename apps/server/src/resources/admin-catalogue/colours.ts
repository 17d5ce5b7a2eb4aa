import { colourData } from '@vitrine/contract/admin';
import { defineRecord } from '../records/define-record.ts';
import { type RecordDeps, serveRecord } from '../records/serve-record.ts';
import { requireUnused } from './require-unused.ts';

export const colour = defineRecord({
  type: 'colour',
  keepsHistory: true,
  table: 'colours',
  key: 'code',
  shape: colourData,
  order: ['position', 'code'],
  texts: ['name'],
  usedBy: { table: 'products', column: 'colour_code' },
  requireRemovable: (trx, { language }, { code }) => requireUnused(trx, 'colour', code, language),
});

export function colourHandlers(deps: RecordDeps) {
  const { list, create, update, remove } = serveRecord(deps, colour);
  return { listColours: list, createColour: create, updateColour: update, deleteColour: remove };
}
