import { writeFileSync } from 'node:fs';
import { BANNERS } from '../banners/banners.ts';
import { BANNERS_FILE } from './paths.ts';

export function writeBanners(): number {
  const entries = BANNERS.map(({ id, ratio, width, height, motif, gender, alt }) =>
    JSON.stringify({ id, ratio, width, height, motif, gender, alt }),
  );
  writeFileSync(BANNERS_FILE, `[\n${entries.join(',\n')}\n]\n`);
  return entries.length;
}
