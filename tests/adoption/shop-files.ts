import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@vitrine/kit';
import sharp from 'sharp';
import { type AdoptedShop, LEGAL_PAGES } from './shops.ts';

/** Writes the brand of a shop, beginning with the one of the product as its guide says. */
export function writeBrand(clone: string, folder: string, { brand }: AdoptedShop): string {
  const path = join(folder, 'brand');
  cpSync(join(clone, 'brand'), path, { recursive: true });
  const file = join(path, 'brand.json');
  const given = JSON.parse(readFileSync(file, 'utf8'));
  const own = {
    ...given,
    ...brand,
    slogan: { 'zh-CN': brand.name, 'en-US': brand.latinName },
    titleTemplate: `{title} · ${brand.name}`,
    legal: { 'zh-CN': `© 2026 ${brand.latinName}`, 'en-US': `© 2026 ${brand.latinName}` },
    icp: null,
  };
  writeFileSync(file, JSON.stringify(own));
  return path;
}

/** Writes the words of the shop and its legal pages, as files that are deployed. */
export function writeShopFolder(folder: string, { brand }: AdoptedShop): string {
  const path = join(folder, 'shop');
  const write = (file: string, content: object) => {
    mkdirSync(join(path, file, '..'), { recursive: true });
    writeFileSync(join(path, file), JSON.stringify(content));
  };
  for (const language of LANGUAGES)
    write(`words/${language}/shop.json`, {
      description: language === 'zh-CN' ? brand.name : brand.latinName,
    });
  for (const [page, titles] of Object.entries(LEGAL_PAGES))
    write(`pages/storefront/${page}.json`, {
      revisions: LANGUAGES.map((language) => ({
        language,
        title: titles[language],
        entries: [{ id: 'text', code: 'text', fields: { title: titles[language] } }],
      })),
    });
  return path;
}

/** Draws the pictures that the file of products names. */
export async function drawPictures(folder: string, { pictures }: AdoptedShop): Promise<string> {
  const path = join(folder, 'pictures');
  mkdirSync(path);
  for (const [name, background] of Object.entries(pictures)) {
    const size = { width: 900, height: 1_200, channels: 3 } as const;
    writeFileSync(
      join(path, name),
      await sharp({ create: { ...size, background } })
        .jpeg()
        .toBuffer(),
    );
  }
  return path;
}

/** Writes the files that the merchant has already. */
export function writeTables(folder: string, { merchants, products }: AdoptedShop) {
  const paths = { merchants: join(folder, 'merchants.csv'), products: join(folder, products.name) };
  writeFileSync(paths.merchants, merchants);
  writeFileSync(paths.products, products.text);
  return paths;
}
