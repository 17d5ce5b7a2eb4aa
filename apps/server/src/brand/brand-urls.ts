import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeEtag } from '../http/etag.ts';
import { BRAND_PATH, type Brand, listBrandFiles } from './brand.ts';
import { formatBrandStyles } from './tokens.ts';

/** A brand and the folder with its files. */
export interface BrandFolder {
  brand: Brand;
  brandDir: string;
}

/** A short name of a content, which changes with it. */
export const getVersion = (content: Buffer): string =>
  computeEtag(content).replaceAll(/\W/g, '').slice(0, 12);

const formatUrl = (name: string, content: Buffer): string =>
  `${BRAND_PATH}${name}?v=${getVersion(content)}`;

/** Returns the URL of each file of a brand, which changes with its content, so that it can be cached for good. */
export function createFileUrls({ brand, brandDir }: BrandFolder): (file: string) => string {
  const urls = new Map(
    listBrandFiles(brand).map((name) => [
      name,
      formatUrl(name, readFileSync(join(brandDir, name))),
    ]),
  );
  return (file) => urls.get(file) ?? BRAND_PATH + file;
}

/** The URL of the brand's style sheet; none where it would be empty. */
export function listBrandStylesheets(folder: BrandFolder): string[] {
  const styles = formatBrandStyles(folder.brand, createFileUrls(folder));
  return styles ? [formatUrl('brand.css', Buffer.from(styles))] : [];
}

/** The fonts that a page shows at its first paint, or not before the next page. */
export function listFontPreloads(folder: BrandFolder): string[] {
  const getUrl = createFileUrls(folder);
  return folder.brand.fonts.filter(({ isFallback }) => !isFallback).map(({ file }) => getUrl(file));
}
