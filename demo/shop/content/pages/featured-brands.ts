import { brands } from '../../brands/brands.ts';
import { toBrand, toBrands } from '../links.ts';
import type { Translate } from '../translate.ts';
import { entry, type PageEntry } from './page-plan.ts';

const FEATURED_BRANDS = {
  women: [
    'Atelier Séverine',
    'Brera Uno',
    'Castellani',
    'Halden',
    'Maison Tierce',
    'Nori Kawase',
    'Orsay & Vale',
    'Solveig',
  ],
  men: [
    'Calder Moss',
    'Castellani',
    'Dalmore Row',
    'Halden',
    'Iwa & Rope',
    'Ottavio Sarno',
    'Sartoria Melzi',
    'Varga & Linde',
  ],
  kids: [
    'Aoyama Works',
    'Fjord & Fell',
    'Lune et Loup',
    'Piccolo Orto',
    'Solveig',
    'Sora & Tane',
    'Tilde & Ty',
    'Wren & Thistle',
  ],
} as const;

function toBrandEntrance(name: string) {
  const brand = brands.find((brand) => brand.name === name);
  if (!brand) throw new Error(`There is no brand ${name}`);
  return { title: name, commonLink: toBrand(brand.id) };
}

/** The featured brands of one gender, at the end of its home page. */
export const featuredBrands = (gender: keyof typeof FEATURED_BRANDS, t: Translate): PageEntry =>
  entry('entrancesList', 'residents', {
    moduleName: t('常驻品牌', 'Houses'),
    layout: 'names',
    moduleTitle: {
      title: t('常驻品牌', 'Always here'),
      linkText: t('A–Z 全部', 'All, A to Z'),
      commonLink: toBrands(),
    },
    entrances: FEATURED_BRANDS[gender].map(toBrandEntrance),
  });
