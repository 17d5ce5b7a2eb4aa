import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { IMAGES_FOLDER, SHEETS_FOLDER } from './paths.ts';
import { allTasks } from './tasks.ts';

/** Contact sheets of the drawn images, for review by a person. */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '-1\\.avif$' },
    columns: { type: 'string', default: '16' },
    height: { type: 'string', default: '200' },
  },
});
const GAP = 4;
const PER_SHEET = 240;

const columns = Number(options.columns);
const height = Number(options.height);
const width = Math.round(height * 0.75);

async function sheet(files: readonly string[], name: string) {
  const tiles = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(join(IMAGES_FOLDER, file))
        .resize(width, height, { fit: 'contain', background: '#ffffff' })
        .png()
        .toBuffer(),
      left: (i % columns) * (width + GAP),
      top: Math.floor(i / columns) * (height + GAP),
    })),
  );
  const out = join(SHEETS_FOLDER, name);
  await sharp({
    create: {
      width: Math.min(columns, files.length) * (width + GAP),
      height: Math.ceil(files.length / columns) * (height + GAP),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(tiles)
    .png()
    .toFile(out);
  process.stdout.write(`${out}\n`);
}

mkdirSync(SHEETS_FOLDER, { recursive: true });
const only = new RegExp(options.only);
const drawn = allTasks()
  .map(({ file }) => file)
  .filter((file) => only.test(file) && existsSync(join(IMAGES_FOLDER, file)));
for (let i = 0; i < drawn.length; i += PER_SHEET) {
  await sheet(drawn.slice(i, i + PER_SHEET), `sheet-${i / PER_SHEET + 1}.png`);
}
