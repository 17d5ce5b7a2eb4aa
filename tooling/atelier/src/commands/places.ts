import { fileURLToPath } from 'node:url';

const demo = new URL('../../../../apps/server/demo/', import.meta.url);

/** Where the atelier leaves its work. The masters are the only copies kept in the repository. */
export const PIECES_FILE = fileURLToPath(new URL('pieces.json', demo));
export const BANNERS_FILE = fileURLToPath(new URL('banners.json', demo));
export const MASTERS_FOLDER = fileURLToPath(new URL('masters/', demo));
export const SHEETS_FOLDER = fileURLToPath(new URL('../../.cache/', import.meta.url));
