import { defineModule } from '../definition.ts';
import type { DividingLineFields } from './schema.ts';

export const definition = defineModule<DividingLineFields>({
  code: 'dividingLine',
  noPadding: true,
});
