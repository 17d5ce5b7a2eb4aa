import { defineModule } from '../definition.ts';
import type { QaFields } from './schema.ts';

export const definition = defineModule<QaFields>({ code: 'qa' });
