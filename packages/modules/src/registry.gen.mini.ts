// Made by `node tooling/generated.ts` from the folders beside it; do not edit.

import type { RegisteredModule } from './definition.ts';
import { definition as countDown } from './countDown/definition.ts';
import { definition as pos } from './pos/definition.ts';
import { definition as productSet } from './productSet/definition.ts';
import { definition as shareInfo } from './shareInfo/definition.ts';
import { definition as singleImage } from './singleImage/definition.ts';
import { definition as slideProducts } from './slideProducts/definition.ts';
import { definition as tabs } from './tabs/definition.ts';
import { definition as text } from './text/definition.ts';
import { definition as video } from './video/definition.ts';
import { View as View_countDown } from './countDown/View.tsx';
import { View as View_pos } from './pos/View.tsx';
import { View as View_productSet } from './productSet/View.tsx';
import { View as View_singleImage } from './singleImage/View.tsx';
import { View as View_slideProducts } from './slideProducts/View.tsx';
import { View as View_tabs } from './tabs/View.tsx';
import { View as View_text } from './text/View.tsx';
import { View as View_video } from './video/View.tsx';

/** Every module type by its code; a mini-program has no chunks to load later. */
export const registry: Readonly<Record<string, RegisteredModule>> = {
  countDown: { definition: countDown, View: View_countDown },
  pos: { definition: pos, View: View_pos },
  productSet: { definition: productSet, View: View_productSet },
  shareInfo: { definition: shareInfo },
  singleImage: { definition: singleImage, View: View_singleImage },
  slideProducts: { definition: slideProducts, View: View_slideProducts },
  tabs: { definition: tabs, View: View_tabs },
  text: { definition: text, View: View_text },
  video: { definition: video, View: View_video },
};
