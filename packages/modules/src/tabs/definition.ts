import { defineModule } from '../definition.ts';
import type { TabsFields } from './schema.ts';

export const definition = defineModule<TabsFields>({ code: 'tabs' });
