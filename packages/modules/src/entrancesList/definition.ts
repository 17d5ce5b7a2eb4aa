import { defineModule } from '../definition.ts';
import { filterEntrances } from './rules.ts';
import type { EntrancesListFields } from './schema.ts';

export const definition = defineModule<EntrancesListFields>({
  code: 'entrancesList',
  isVisible: ({ fields }) => filterEntrances(fields).length > 0,
});
