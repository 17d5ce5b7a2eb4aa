import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export const PRODUCTS = 1_000;
export const MERCHANTS = ['Milano Corso', 'Rive Nord'] as const;
const PHOTOS = 20;

async function drawPhoto(folder: string, index: number) {
  const background = { r: 40 + index * 10, g: 90, b: 200 - index * 8 };
  await sharp({ create: { width: 240, height: 320, channels: 3, background } })
    .jpeg()
    .toFile(join(folder, `photo-${index}.jpg`));
}

const toRow = (_: unknown, index: number) => ({
  product: `P-${index}`,
  brand: 'Maison Baha',
  style: `ST-${index}`,
  category: 'Women > Coats',
  colour: 'ink',
  name_zh: `羊绒大衣 ${index}`,
  name_en: `Cashmere coat ${index}`,
  images: `photo-${index % PHOTOS}.jpg`,
  sku: `A-${index}`,
  merchant: MERCHANTS[index % MERCHANTS.length],
  size: '36',
  price: 5_000 + index,
  quantity: 3,
});

/** Writes a file of products and a folder with their photos, as a merchant hands them over. */
export async function writeCatalogue(folder: string) {
  const photos = join(folder, 'photos');
  await mkdir(photos);
  await Promise.all(Array.from({ length: PHOTOS }, (_, index) => drawPhoto(photos, index)));
  const rows = Array.from({ length: PRODUCTS }, toRow);
  const header = Object.keys(toRow(0, 0)).join();
  const lines = [header, ...rows.map((row) => Object.values(row).join())];
  const file = join(folder, 'products.csv');
  await writeFile(file, `${lines.join('\n')}\n`);
  return { file, photos };
}
