/** The pictures and films of a page, which its view loads as a document of the vendor's site. */
import type { Gestures } from './gestures.ts';
import type { MiniPage } from './page.ts';
import type { ViewNode } from './tree.ts';

interface ShownProgram extends Pick<Gestures, 'fire'> {
  page: () => MiniPage;
  idle: () => Promise<void>;
}

const SOURCES = ['src', 'poster'];
const TAGS = ['image', 'video'];

const listUrls = ({ attributes }: ViewNode): string[] =>
  SOURCES.map((name) => String(attributes[name] ?? '')).filter((url) => url !== '');

/** A picture with a focal point is the background of a view. */
const listBackgrounds = ({ attributes }: ViewNode): string[] =>
  /background-image: ?url\("(https?:[^"]+)"\)/.exec(String(attributes.style ?? ''))?.slice(1) ?? [];

/** A browser shows another site's resource only when its policy says so. */
async function isShown(url: string): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD' });
  return response.ok && response.headers.get('cross-origin-resource-policy') === 'cross-origin';
}

/** Loads the media of the page, fires the events of its elements, and returns the URLs that are not shown. */
export async function loadMedia(host: ShownProgram): Promise<string[]> {
  const nodes = TAGS.flatMap((tag) => host.page().findAll({ tag }));
  const backgrounds = host.page().findAll({ tag: 'view' }).flatMap(listBackgrounds);
  const urls = [...new Set([...nodes.flatMap(listUrls), ...backgrounds])];
  const results = await Promise.all(urls.map(async (url) => [url, await isShown(url)] as const));
  const refused = results.flatMap(([url, shown]) => (shown ? [] : [url]));
  for (const node of nodes)
    host.fire(node, listUrls(node).some((url) => refused.includes(url)) ? 'error' : 'load');
  await host.idle();
  return refused;
}
