import type { ProductSummary } from '@vitrine/contract';
import type { ModuleProps } from '../definition.ts';
import { ShopTheLook } from '../products/ShopTheLook.tsx';
import type { OutfitFields } from './schema.ts';

export const View = ({ fields, data = [] }: ModuleProps<OutfitFields, ProductSummary[]>) => (
  <ShopTheLook look={fields} layout={fields.layout} products={data} />
);
