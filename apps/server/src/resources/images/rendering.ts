import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Format } from './format.ts';
import { limit } from './limit.ts';
import type { Master } from './masters.ts';

/** Pictures made at once. Each takes a core for a tenth of a second; requests need the others. */
const JOBS = 2;
/** Above this, what is seen no longer gets better; it only gets heavier. */
const QUALITY = { webp: 80, jpeg: 82 };

export type Render = (master: Master, width: number, format: Format) => Promise<Buffer>;

/** Makes pictures from masters, each once: kept on disk, and made once however many ask for it. */
export function createRender(folder: string): Render {
  const underWay = new Map<string, Promise<Buffer>>();
  const limited = limit(JOBS);
  return (master, width, format) => {
    if (format === 'avif') return readFile(master.path);
    const target = Math.min(width, master.width);
    const path = join(
      folder,
      master.hash.slice(0, 2),
      `${master.key}-${master.hash}-${target}.${format}`,
    );
    const waiting = underWay.get(path);
    if (waiting) return waiting;
    const made = readFile(path)
      .catch(() => limited(() => make(master, target, format, path)))
      .finally(() => underWay.delete(path));
    underWay.set(path, made);
    return made;
  };
}

async function make(
  master: Master,
  width: number,
  format: 'webp' | 'jpeg',
  path: string,
): Promise<Buffer> {
  const picture = sharp(master.path).resize({ width, withoutEnlargement: true });
  const content = await (format === 'webp'
    ? picture.webp({ quality: QUALITY.webp })
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.jpeg, mozjpeg: true })
  ).toBuffer();
  await store(path, content);
  return content;
}

/** Whole or not at all: another process may read it at any moment. */
async function store(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, path);
}
