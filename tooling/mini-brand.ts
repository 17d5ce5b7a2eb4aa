import './require-node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Brand } from '../apps/server/src/brand/brand.ts';
import { readBrand } from '../apps/server/src/brand/read-brand.ts';
import { formatBrandStyles } from '../apps/server/src/brand/tokens.ts';

const BRAND_DIR = process.env.BRAND_DIR ?? fileURLToPath(new URL('../brand', import.meta.url));
const FOLDER = new URL('../apps/mini/src/brand/', import.meta.url);

const HEADER = '// Made from the brand by `npm run pages`; do not edit.';

/** WeChat recommends 27 points at three times the density. */
const SIDE = 81;
const SHAPES: Readonly<Record<string, string>> = {
  home: '<path d="M4 10.5 12 4l8 6.5V20h-5.5v-6h-5v6H4z"/>',
  category: '<path d="M4 6.5h16M4 12h10M4 17.5h16"/>',
  bag: '<path d="M5 8.5h14l1 11.5H4zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5"/>',
  me: '<circle cx="12" cy="8" r="3.8"/><path d="M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6"/>',
};

/** Draws an icon of the tab bar, which accepts only bitmaps. */
const drawIcon = (shape: string, colour: string, weight: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="${weight}">${shape}</svg>`,
    ),
  )
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** The names and colours that the configuration of a mini-program states in JSON. */
const formatConfig = ({ name, colours }: Brand): string => `${HEADER}

export const brand = ${JSON.stringify(
  { name, paper: colours.paper, ink: colours.ink, quietInk: colours['ink-3'] },
  undefined,
  2,
)} as const;
`;

/** Writes what the mini-programs need of the brand: configuration, style sheet and icons of the tab bar. */
export async function writeMiniBrand(): Promise<void> {
  const brand = readBrand(BRAND_DIR);
  mkdirSync(FOLDER, { recursive: true });
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(new URL(name, FOLDER), content);
  write('brand.ts', formatConfig(brand));
  // Fonts would make the package too large.
  write('brand.css', formatBrandStyles({ ...brand, fonts: [] }));
  for (const [name, shape] of Object.entries(SHAPES)) {
    write(`tab-${name}.png`, await drawIcon(shape, brand.colours['ink-3'], 1.2));
    write(`tab-${name}-on.png`, await drawIcon(shape, brand.colours.ink, 1.6));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeMiniBrand();
