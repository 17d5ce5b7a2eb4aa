const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const FALLBACK = '·';

/** Renders the first character of the shop's logo text, so that the icon follows the shop's name. */
export function renderFavicon(shop: { value: Record<string, unknown> }): string {
  const name = typeof shop.value.mark === 'string' ? shop.value.mark : shop.value.name;
  const [character = FALLBACK] = typeof name === 'string' ? name : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#171513"/><text x="32" y="34" font-family="Songti SC,Noto Serif CJK SC,SimSun,serif" font-size="38" fill="#faf8f4" text-anchor="middle" dominant-baseline="central">${escapeXml(character)}</text></svg>`;
}
