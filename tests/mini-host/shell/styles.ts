/** The styles of a built page as a browser reads them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlatformName } from '../platforms.ts';

const EXTENSION: Record<PlatformName, string> = { weapp: 'wxss', tt: 'ttss', alipay: 'acss' };

/** Every window is 750 rpx wide; the shell's has 375 px. */
const PX_PER_RPX = 0.5;

function withImports(file: string): string {
  if (!existsSync(file)) return '';
  const css = readFileSync(file, 'utf8');
  return css.replace(/@import\s+["']([^"']+)["'];?/g, (_, address: string) =>
    withImports(path.resolve(path.dirname(file), address)),
  );
}

/** What the program and one of its pages style, the page last. */
export function stylesOf(distDir: string, platform: PlatformName, route: string): string {
  const files = ['app', route.replace(/^\//, '')];
  const css = files.map((name) =>
    withImports(path.join(distDir, `${name}.${EXTENSION[platform]}`)),
  );
  return css
    .join('\n')
    .replace(/(-?\d*\.?\d+)rpx/g, (_, size: string) => `${Number(size) * PX_PER_RPX}px`);
}
