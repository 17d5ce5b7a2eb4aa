import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../json/parse-json.ts';
import { type Brand, brandSchema, listBrandFiles } from './brand.ts';
import { readDefaultTokens } from './tokens.ts';

function readJson(file: string): unknown {
  try {
    return parseJson(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`cannot be read: ${cause instanceof Error ? cause.message : cause}`);
  }
}

/** Lists what the schema cannot know: missing files, and colours that the design does not have. */
function listFaults(folder: string, brand: Brand): string[] {
  const tokens = readDefaultTokens();
  return [
    ...listBrandFiles(brand)
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `${file}: the file is missing`),
    ...Object.keys(brand.colours)
      .filter((name) => !tokens.has(name))
      .map((name) => `colours.${name}: is no token of tokens.css`),
  ];
}

/** Reads `brand.json` of a folder. Throws an error that names every fault. */
export function readBrand(folder: string): Brand {
  const file = join(folder, 'brand.json');
  const parsed = brandSchema.safeParse(readJson(file));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(faults.join('; '));
  }
  const faults = listFaults(folder, parsed.data);
  if (faults.length > 0) throw new Error(faults.join('; '));
  return parsed.data;
}
