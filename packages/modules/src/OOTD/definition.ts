import { defineModule } from '../definition.ts';
import { loadGroups } from '../products/loadPieces.ts';
import { frames, type OOTDData, viewOf } from './rules.ts';
import type { OOTDFields } from './schema.ts';

export const definition = defineModule<OOTDFields, OOTDData>({
  code: 'OOTD',
  load: (context) =>
    loadGroups(
      context,
      context.fields.frameItems.map((item) => ({ places: item.productids, view: viewOf(item) })),
    ),
  isVisible: ({ fields, data }) => frames(fields, data).length > 0,
});
