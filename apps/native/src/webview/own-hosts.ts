const ADDRESS = /^https:\/\/([^/?#]*)(?:[/?#]|$)/i;
const HOST = /^[a-z\d]+(?:[.-][a-z\d]+)*$/;

/**
 * Whether an address is a page of the shop, by its parsed host: a name, a port or a password before it, a backslash,
 * or another host that begins or ends like it, all make it another address.
 */
export function isOwnAddress(url: string, hosts: readonly string[]): boolean {
  // A browser reads a backslash as a slash, and leaves out tabs and line breaks.
  if (/[\\\s]/.test(url)) return false;
  const host = ADDRESS.exec(url)?.[1]?.toLowerCase() ?? '';
  return HOST.test(host) && hosts.includes(host);
}

const OPENABLE = /^(?:https?|tel|mailto|weixin|alipays?):/i;

/** Whether the system may open an address that is not the shop's own. */
export const mayOpenOutside = (url: string): boolean => OPENABLE.test(url);
