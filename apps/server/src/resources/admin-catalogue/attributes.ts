import { attributeData } from '@vitrine/contract/admin';
import { defineRecord } from '../records/define-record.ts';
import { type RecordDeps, serveRecord } from '../records/serve-record.ts';
import { requireUnused } from './require-unused.ts';

export const attribute = defineRecord({
  type: 'attribute',
  keepsHistory: true,
  table: 'attributes',
  key: 'code',
  shape: attributeData,
  order: ['position', 'code'],
  texts: ['name'],
  usedBy: { table: 'product_attributes', column: 'attribute_code' },
  requireRemovable: (trx, { language }, { code }) =>
    requireUnused(trx, 'attribute', code, language),
});

export function attributeHandlers(deps: RecordDeps) {
  const { list, create, update, remove } = serveRecord(deps, attribute);
  return {
    listAttributes: list,
    createAttribute: create,
    updateAttribute: update,
    deleteAttribute: remove,
  };
}
