import type { Kind } from '../../../shop/products/kinds.ts';
import type { FabricName } from '../fabrics/names.ts';
import type { SilhouetteName } from '../silhouettes/names.ts';
import { COLOURS, type Colour } from './colours.ts';
import type { Gender } from './genders.ts';

/** Visible design options, from which the shop writes its product texts. */
export type DesignOptions = Readonly<Record<string, string | number | boolean>>;

export interface Product {
  id: string;
  silhouette: SilhouetteName;
  kind: Kind;
  gender: Gender;
  fabric: FabricName;
  colour: Colour;
  colourHex: string;
  options: DesignOptions;
}

/** Several styles of one silhouette, each in every colour of every fabric. */
export interface ProductLine {
  silhouette: SilhouetteName;
  kind: Kind;
  styles: Readonly<Record<string, DesignOptions>>;
  /** Fabric names with their colours, separated by spaces. */
  fabrics: Readonly<Partial<Record<FabricName, string>>>;
}

const toKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function parseColour(name: string): Colour {
  if (!(name in COLOURS)) throw new Error(`There is no colour ${name}`);
  return name as Colour;
}

/** The products of one line. An id consists of its properties, so it stays stable. */
export function createProducts(gender: Gender, line: ProductLine): Product[] {
  const products: Product[] = [];
  for (const [style, options] of Object.entries(line.styles)) {
    for (const [fabric, colours] of Object.entries(line.fabrics)) {
      for (const name of colours.split(' ')) {
        const colour = parseColour(name);
        products.push({
          id: [gender, line.kind, style, fabric, colour].map(toKebabCase).join('-'),
          silhouette: line.silhouette,
          kind: line.kind,
          gender,
          fabric: fabric as FabricName,
          colour,
          colourHex: COLOURS[colour],
          options,
        });
      }
    }
  }
  return products;
}
