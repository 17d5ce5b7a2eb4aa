/** Converts the styles of a built page for a browser. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlatformName } from '../platforms.ts';

const EXTENSION: Record<PlatformName, string> = { weapp: 'wxss', tt: 'ttss', alipay: 'acss' };

/** Every viewport is 750 rpx wide; the simulated phone has 375 px. */
const PX_PER_RPX = 0.5;

function inlineImports(file: string): string {
  if (!existsSync(file)) return '';
  const css = readFileSync(file, 'utf8');
  return css.replace(/@import\s+["']([^"']+)["'];?/g, (_, target: string) =>
    inlineImports(path.resolve(path.dirname(file), target)),
  );
}

/** Reads the styles of the program and of one page, the page last. */
export function readStyles(distDir: string, platform: PlatformName, route: string): string {
  const files = ['app', route.replace(/^\//, '')];
  const css = files.map((name) =>
    inlineImports(path.join(distDir, `${name}.${EXTENSION[platform]}`)),
  );
  return css
    .join('\n')
    .replace(/(-?\d*\.?\d+)rpx/g, (_, size: string) => `${Number(size) * PX_PER_RPX}px`);
}
