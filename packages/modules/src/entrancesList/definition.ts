import { defineModule } from '../definition.ts';
import { entrancesIn } from './rules.ts';
import type { EntrancesListFields } from './schema.ts';

export const definition = defineModule<EntrancesListFields>({
  code: 'entrancesList',
  isVisible: ({ fields }) => entrancesIn(fields).length > 0,
});
