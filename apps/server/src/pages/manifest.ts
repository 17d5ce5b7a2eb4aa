const BACKGROUND = '#ffffff';

const textOr = (value: unknown, fallback: string) =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** Creates the web app manifest. The shop's name is content. */
export function createManifest(shop: { value: Record<string, unknown> }) {
  const { name, mark, slogan } = shop.value;
  const fullName = textOr(name, textOr(mark, '·'));
  const icon = { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' };
  return {
    id: '/',
    name: fullName,
    short_name: textOr(mark, fullName),
    ...(typeof slogan === 'string' ? { description: slogan } : {}),
    lang: 'zh-CN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    icons: [
      { ...icon, purpose: 'any' },
      { ...icon, purpose: 'maskable' },
    ],
    shortcuts: [
      { name: '搜索', url: '/search' },
      { name: '购物袋', url: '/bag' },
    ],
  };
}
