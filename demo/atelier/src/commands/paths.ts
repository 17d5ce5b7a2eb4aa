import { fileURLToPath } from 'node:url';

const demo = new URL('../../../shop/', import.meta.url);

/** The output files and folders. The source images are stored only in the repository. */
export const PRODUCTS_FILE = fileURLToPath(new URL('products.json', demo));
export const BANNERS_FILE = fileURLToPath(new URL('banners.json', demo));
export const IMAGES_FOLDER = fileURLToPath(new URL('../../../images/', import.meta.url));
export const SHEETS_FOLDER = fileURLToPath(new URL('../../.cache/', import.meta.url));
