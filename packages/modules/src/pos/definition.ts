import { defineModule } from '../definition.ts';
import type { PosFields } from './schema.ts';

export const definition = defineModule<PosFields>({ code: 'pos', staysAboveTabs: true });
