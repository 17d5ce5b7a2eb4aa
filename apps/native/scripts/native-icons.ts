import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Brand } from '../../server/src/brand/brand.ts';
import { BRAND_DIR } from './settings.ts';

const SIDE = 1024;

/** The icon of the brand, or its mark on its darkest colour. */
function readIcon({ icon, mark, colours }: Brand): Buffer {
  const file = icon && path.join(BRAND_DIR, icon);
  if (file && existsSync(file)) return readFileSync(file);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="${colours.ink}"/><text x="50%" y="50%" dy=".36em" text-anchor="middle" font-family="Noto Serif CJK SC, Songti SC, serif" font-size="560" fill="${colours.paper}">${mark}</text></svg>`,
  );
}

/** Stores refuse an icon with transparency. */
const draw = (icon: Buffer, side: number, { colours }: Brand): Promise<Buffer> =>
  sharp(icon, { density: 300 })
    .resize(side, side)
    .flatten({ background: colours.ink })
    .png()
    .toBuffer();

const ANDROID: Readonly<Record<string, number>> = {
  mdpi: 48,
  hdpi: 72,
  xhdpi: 96,
  xxhdpi: 144,
  xxxhdpi: 192,
};

export async function writeAndroidIcons(folder: string, brand: Brand): Promise<void> {
  const icon = readIcon(brand);
  for (const [density, side] of Object.entries(ANDROID)) {
    const image = await draw(icon, side, brand);
    for (const name of ['ic_launcher', 'ic_launcher_round'])
      writeFileSync(path.join(folder, `mipmap-${density}`, `${name}.png`), image);
  }
}

/** Xcode makes every other size of the one large icon. */
export async function writeIosIcon(folder: string, brand: Brand): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'icon.png'), await draw(readIcon(brand), SIDE, brand));
  const images = [
    { filename: 'icon.png', idiom: 'universal', platform: 'ios', size: `${SIDE}x${SIDE}` },
  ];
  const contents = { images, info: { author: 'xcode', version: 1 } };
  writeFileSync(path.join(folder, 'Contents.json'), `${JSON.stringify(contents, undefined, 2)}\n`);
}
