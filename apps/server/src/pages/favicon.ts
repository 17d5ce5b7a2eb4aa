const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const FALLBACK = '·';

/** The first character of the shop's mark on ink: the icon follows the shop's name, wherever it is set. */
export function faviconOf(shop: { value: Record<string, unknown> }): string {
  const name = typeof shop.value.mark === 'string' ? shop.value.mark : shop.value.name;
  const [sign = FALLBACK] = typeof name === 'string' ? name : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#171513"/><text x="32" y="34" font-family="Songti SC,Noto Serif CJK SC,SimSun,serif" font-size="38" fill="#faf8f4" text-anchor="middle" dominant-baseline="central">${escapeXml(sign)}</text></svg>`;
}
