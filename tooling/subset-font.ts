import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Cuts a font down to the characters of a text file, as WOFF2. */
const [font, characters, target] = process.argv.slice(2);
if (!font || !characters || !target) {
  console.error('Usage: npm run subset-font -- FONT.ttf CHARACTERS.txt TARGET.woff2');
  process.exit(2);
}
const text = readFileSync(characters, 'utf8').replace(/\s/g, '');
const subset = await subsetFont(readFileSync(font), text, { targetFormat: 'woff2' });
writeFileSync(target, subset);
console.log(`${target}: ${new Set(text).size} characters, ${Math.round(subset.length / 1024)} KB`);
