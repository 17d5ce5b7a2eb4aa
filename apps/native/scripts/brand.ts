import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ICON_PATHS } from '../../../packages/ui/src/primitives/icon/icon-paths.ts';
import type { Brand } from '../../server/src/brand/brand.ts';
import { readBrand } from '../../server/src/brand/read-brand.ts';
import { readDefaultTokens } from '../../server/src/brand/tokens.ts';
import { APP, BRAND_DIR, type System, VERSION } from './settings.ts';

const FOLDER = path.join(APP, 'src/brand');
const HEADER = '// Made from the brand and the design tokens by `npm run native`; do not edit.';

/** What the stores and the links know of the app. */
export interface AppFacts {
  /** The id of the app: its bundle, and its package. */
  id: string;
  /** The scheme of links that only the app opens. */
  scheme: string;
  /** The host of the shop. */
  host: string;
  /** The app's page in the stores; empty before there is one. */
  stores: Readonly<Record<System, string>>;
}

const SCHEME = 'vitrine';

/** What `brand.json` says of the app, and names to try it with where it says nothing. */
export function readAppFacts({ app }: Brand): AppFacts {
  const {
    id = `example.shop.${SCHEME}`,
    scheme = SCHEME,
    host = 'shop.example',
    stores,
  } = app ?? {};
  const { ios = '', android = '', harmony = '' } = stores ?? {};
  return { id, scheme, host, stores: { ios, android, harmony } };
}

/** A token as a number of points, or as the text of a colour; undefined for what phones do not need. */
function readToken(value: string): number | string | undefined {
  const length = /^(-?[\d.]+)(px|rem|ms)$/.exec(value);
  if (length) return Number(length[1]) * (length[2] === 'rem' ? 16 : 1);
  return /^(?:#[\da-f]{3,8}|rgba?\([^)]*\))$/i.test(value) ? value : undefined;
}

const toCamel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function listTokens(colours: Readonly<Record<string, string>>): Record<string, number | string> {
  const tokens: Record<string, number | string> = {};
  for (const [name, value] of new Map([...readDefaultTokens(), ...Object.entries(colours)])) {
    const token = readToken(value);
    if (token !== undefined) tokens[toCamel(name)] = token;
  }
  return tokens;
}

/** Icons that are also drawn filled, to say that something is chosen. */
const FILLED = ['heart', 'bell'] as const;

/** Large enough for three times the density. */
const SIDE = 72;

const drawIcon = (shape: string, fill = 'none'): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 24 24" fill="${fill}" stroke="#000" stroke-width="1.4"><path d="${shape}"/></svg>`,
    ),
  )
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Writes what the app needs of the brand: names, tokens and icons, which a tint colours. */
export async function writeBrand(): Promise<void> {
  const brand = readBrand(BRAND_DIR);
  const app = readAppFacts(brand);
  mkdirSync(FOLDER, { recursive: true });
  const facts = {
    ...app,
    name: brand.name,
    latinName: brand.latinName,
    icp: brand.icp,
    titleEnd: brand.titleTemplate.replace('{title}', ''),
    version: VERSION,
  };
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(path.join(FOLDER, name), content);
  write(
    'brand.ts',
    `${HEADER}\n\nexport const brand = ${JSON.stringify(facts, undefined, 2)} as const;\n`,
  );
  write(
    'tokens.ts',
    `${HEADER}\n\nexport const tokens = ${JSON.stringify(listTokens(brand.colours), undefined, 2)} as const;\n`,
  );
  const drawn = new Map<string, Buffer>();
  for (const [name, shape] of Object.entries(ICON_PATHS)) drawn.set(name, await drawIcon(shape));
  for (const name of FILLED) drawn.set(`${name}Filled`, await drawIcon(ICON_PATHS[name], '#000'));
  for (const [name, image] of drawn) write(`${name}.png`, image);
  const lines = [...drawn.keys()].map((name) => `  ${name}: require('./${name}.png') as number,`);
  write('icons.ts', `${HEADER}\n\nexport const icons = {\n${lines.join('\n')}\n};\n`);
}
