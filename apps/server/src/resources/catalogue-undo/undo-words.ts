import type { AttributeData, ColourData } from '@vitrine/contract/admin';
import { lockAttribute, writeAttribute } from '../admin-catalogue/attributes.ts';
import { toRowHistory } from '../admin-catalogue/change-rows.ts';
import { lockColour, writeColour } from '../admin-catalogue/colours.ts';
import type { UndoTarget } from './undo-target.ts';

export const colourTarget: UndoTarget = {
  async lock(trx, code) {
    const colour = await lockColour(trx, code);
    return colour && { fields: toRowHistory(colour), version: colour.version };
  },
  async write(trx, { version }, { change: { target_id: code }, before }) {
    const colour = await lockColour(trx, code);
    if (!colour) return 'target-gone';
    const next: ColourData = { ...colour, ...before, version: version + 1 };
    await writeColour(trx, next);
    return undefined;
  },
};

export const attributeTarget: UndoTarget = {
  async lock(trx, code) {
    const attribute = await lockAttribute(trx, code);
    return attribute && { fields: toRowHistory(attribute), version: attribute.version };
  },
  async write(trx, { version }, { change: { target_id: code }, before }) {
    const attribute = await lockAttribute(trx, code);
    if (!attribute) return 'target-gone';
    const next: AttributeData = { ...attribute, ...before, version: version + 1 };
    await writeAttribute(trx, next);
    return undefined;
  },
};
