import type { ModuleProps } from '@vitrine/modules';
import type { ComponentType } from 'react';
import { View as billboard } from './billboard/View.tsx';
import { View as cardCarouselList } from './cardCarouselList/View.tsx';
import { View as contentTitle } from './contentTitle/View.tsx';
import { View as countDown } from './countDown/View.tsx';
import { View as coupon } from './coupon/View.tsx';
import { View as ctaButton } from './ctaButton/View.tsx';
import { View as dividingLine } from './dividingLine/View.tsx';
import { View as entrancesList } from './entrancesList/View.tsx';
import { View as flashSale } from './flashSale/View.tsx';
import { View as imageList } from './imageList/View.tsx';
import { View as imageListWithTabs } from './imageListWithTabs/View.tsx';
import { View as imageSlide } from './imageSlide/View.tsx';
import { View as multiProductsSliding } from './multiProductsSliding/View.tsx';
import { View as OOTD } from './OOTD/View.tsx';
import { View as outfit } from './outfit/View.tsx';
import { View as outfitCarousel } from './outfitCarousel/View.tsx';
import { View as plpNavigation } from './plpNavigation/View.tsx';
import { View as pos } from './pos/View.tsx';
import { View as productSet } from './productSet/View.tsx';
import { View as productsWithCTA } from './productsWithCTA/View.tsx';
import { View as productsWithTab } from './productsWithTab/View.tsx';
import { View as qa } from './qa/View.tsx';
import { View as singleImage } from './singleImage/View.tsx';
import { View as slideProducts } from './slideProducts/View.tsx';
import { View as slideTopic } from './slideTopic/View.tsx';
import { View as spacer_s } from './spacer_s/View.tsx';
import { View as tabs } from './tabs/View.tsx';
import { View as text } from './text/View.tsx';
import { View as textWithLink } from './textWithLink/View.tsx';
import { View as video } from './video/View.tsx';

/** The module types that the app draws. The shop's page shows the others. */
export const NATIVE_VIEWS = {
  billboard,
  cardCarouselList,
  contentTitle,
  countDown,
  coupon,
  ctaButton,
  dividingLine,
  entrancesList,
  flashSale,
  imageList,
  imageListWithTabs,
  imageSlide,
  multiProductsSliding,
  OOTD,
  outfit,
  outfitCarousel,
  plpNavigation,
  pos,
  productSet,
  productsWithCTA,
  productsWithTab,
  qa,
  singleImage,
  slideProducts,
  slideTopic,
  spacer_s,
  tabs,
  text,
  textWithLink,
  video,
} as Readonly<Record<string, ComponentType<ModuleProps<never, never>>>>;
