import { defineModule } from '../definition.ts';
import type { ProductSetFields } from './schema.ts';

export const definition = defineModule<ProductSetFields>({ code: 'productSet' });
