// Made by `node tooling/generated.ts` from the folders beside it; do not edit.

import { schema as countDown } from './countDown/schema.ts';
import { schema as pos } from './pos/schema.ts';
import { schema as productSet } from './productSet/schema.ts';
import { schema as shareInfo } from './shareInfo/schema.ts';
import { schema as singleImage } from './singleImage/schema.ts';
import { schema as slideProducts } from './slideProducts/schema.ts';
import { schema as tabs } from './tabs/schema.ts';
import { schema as text } from './text/schema.ts';
import { schema as video } from './video/schema.ts';

/** The schema of every module type, by its code. Server only. */
export const schemas = {
  countDown,
  pos,
  productSet,
  shareInfo,
  singleImage,
  slideProducts,
  tabs,
  text,
  video,
} as const;
