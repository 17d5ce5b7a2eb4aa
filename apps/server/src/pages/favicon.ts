import type { Brand } from '../brand/brand.ts';
import { escapeXml } from './escape-xml.ts';

/** Renders the mark of the shop as an icon. */
export function renderFavicon({ mark, colours: { ink, ivory } }: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ink}"/><text x="32" y="34" font-family="Songti SC,Noto Serif CJK SC,SimSun,serif" font-size="38" fill="${ivory}" text-anchor="middle" dominant-baseline="central">${escapeXml(mark)}</text></svg>`;
}
