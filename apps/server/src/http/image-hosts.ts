import { isHostOf } from './is-host-of.ts';

const HOST = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;
const IMAGE = /<img\b[^>]*?\ssrc\s*=\s*["']?(https?:\/\/[^"'\s>]+)/gi;

/** Reads `img.example.com,*.cdn.example`; undefined when one of them is no host. */
export function parseImageHosts(text: string): readonly string[] | undefined {
  const hosts = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return hosts.every((host) => HOST.test(host)) ? hosts : undefined;
}

/** From where a page may show images: the shop itself, and the hosts of the settings over TLS. */
export const createImagePolicy = (hosts: readonly string[]): string =>
  ["img-src 'self' data: blob:", ...hosts.map((host) => `https://${host}`)].join(' ');

interface Places {
  readonly imageHosts: readonly string[];
  readonly publicUrl: string | undefined;
}

/** The hosts of images in markup that browsers will refuse to load. */
export function findForeignImageHosts(html: string, { imageHosts, publicUrl }: Places): string[] {
  const own = publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
  const hosts = [...html.matchAll(IMAGE)]
    .map(([, url = '']) => (URL.canParse(url) ? new URL(url).hostname : ''))
    .filter((host) => host && ![...own, ...imageHosts].some((one) => isHostOf(host, one)));
  return [...new Set(hosts)];
}
