/**
 * The address of a page, written so that Android opens it in the app and nowhere else.
 *
 * @example
 * createIntentUri('https://shop.example/zh-CN/order', 'example.shop')
 * // intent://shop.example/zh-CN/order#Intent;scheme=https;action=android.intent.action.VIEW;package=example.shop;end
 */
export function createIntentUri(link: string | undefined, packageName: string): string {
  const launch = `action=android.intent.action.MAIN;package=${packageName};end`;
  if (!link || !URL.canParse(link)) return `intent:#Intent;${launch}`;
  const { protocol, host, pathname, search } = new URL(link);
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;package=${packageName};end`;
}
