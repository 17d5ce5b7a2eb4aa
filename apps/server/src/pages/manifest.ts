const PAPER = '#ffffff';

const textOf = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** What a device needs to put the shop among its apps. Its name is content. */
export function manifestOf(shop: { value: Record<string, unknown> }) {
  const { name, mark, slogan } = shop.value;
  const full = textOf(name, textOf(mark, '·'));
  const icon = { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' };
  return {
    id: '/',
    name: full,
    short_name: textOf(mark, full),
    ...(typeof slogan === 'string' ? { description: slogan } : {}),
    lang: 'zh-CN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
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
