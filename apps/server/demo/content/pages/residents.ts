import { brands } from '../../houses/brands.ts';
import { toBrand, toBrands } from '../links.ts';
import type { Say } from '../say.ts';
import { type Entry, entry } from './plan.ts';

const RESIDENTS = {
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

function houseOf(name: string) {
  const house = brands.find((brand) => brand.name === name);
  if (!house) throw new Error(`There is no house ${name}`);
  return { title: name, commonLink: toBrand(house.id) };
}

/** The houses that are always here, by name, at the end of a home. */
export const residents = (gender: keyof typeof RESIDENTS, say: Say): Entry =>
  entry('entrancesList', 'residents', {
    moduleName: say('常驻品牌', 'Houses'),
    layout: 'names',
    moduleTitle: {
      title: say('常驻品牌', 'Always here'),
      linkText: say('A–Z 全部', 'All, A to Z'),
      commonLink: toBrands(),
    },
    entrances: RESIDENTS[gender].map(houseOf),
  });
