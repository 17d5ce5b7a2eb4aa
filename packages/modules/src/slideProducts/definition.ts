import { defineModule } from '../definition.ts';
import type { SlideProductsFields } from './schema.ts';

export const definition = defineModule<SlideProductsFields>({ code: 'slideProducts' });
