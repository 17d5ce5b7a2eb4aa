// Made by `node tooling/generated.ts` from the folders beside it; do not edit.

import type { RegisteredModule } from './definition.ts';
import { lazyView } from './lazyView.tsx';
import { definition as countDown } from './countDown/definition.ts';
import { definition as pos } from './pos/definition.ts';
import { definition as productSet } from './productSet/definition.ts';
import { definition as shareInfo } from './shareInfo/definition.ts';
import { definition as singleImage } from './singleImage/definition.ts';
import { definition as slideProducts } from './slideProducts/definition.ts';
import { definition as tabs } from './tabs/definition.ts';
import { definition as text } from './text/definition.ts';
import { definition as video } from './video/definition.ts';

/** Every module type by its code; each view is a chunk of its own. */
export const registry: Readonly<Record<string, RegisteredModule>> = {
  countDown: { definition: countDown, ...lazyView(() => import('./countDown/View.tsx')) },
  pos: { definition: pos, ...lazyView(() => import('./pos/View.tsx')) },
  productSet: { definition: productSet, ...lazyView(() => import('./productSet/View.tsx')) },
  shareInfo: { definition: shareInfo },
  singleImage: { definition: singleImage, ...lazyView(() => import('./singleImage/View.tsx')) },
  slideProducts: { definition: slideProducts, ...lazyView(() => import('./slideProducts/View.tsx')) },
  tabs: { definition: tabs, ...lazyView(() => import('./tabs/View.tsx')) },
  text: { definition: text, ...lazyView(() => import('./text/View.tsx')) },
  video: { definition: video, ...lazyView(() => import('./video/View.tsx')) },
};
