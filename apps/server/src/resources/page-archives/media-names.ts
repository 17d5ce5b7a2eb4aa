import { isRecord, parsePlaceholderKey } from '@vitrine/kit';

/** A picture or video as the modules of a page name it. */
export interface MediaName {
  readonly kind: 'image' | 'video';
  /** The key of an image, or the name of a video without its ending. */
  readonly name: string;
}

/** The addresses of images and videos of the shop, wherever they stand in a text; those of other shops are left. */
const ADDRESSES = /(?<![\w.:/-])\/(images|content\/films)\/([A-Za-z0-9][\w-]{0,127})(?=\/|\.mp4)/g;

type Rename = (media: MediaName) => string;

function renameText(text: string, rename: Rename): string {
  return text.replaceAll(ADDRESSES, (_, folder: string, name: string) => {
    const kind = folder === 'images' ? 'image' : 'video';
    return `/${folder}/${rename({ kind, name })}`;
  });
}

/** Gives the images and videos in the fields of modules other names. A picture names its image by `key`. */
export function renameMedia<T>(value: T, rename: Rename): T {
  if (typeof value === 'string') return renameText(value, rename) as T;
  if (Array.isArray(value)) return value.map((item) => renameMedia(item, rename)) as T;
  if (!isRecord(value)) return value;
  const renamed = Object.entries(value).map(([field, inner]) => [
    field,
    field === 'key' && typeof inner === 'string'
      ? rename({ kind: 'image', name: inner })
      : renameMedia(inner, rename),
  ]);
  return Object.fromEntries(renamed) as T;
}

/** Lists the images and videos that modules show, each once. Every shop has the placeholders. */
export function listMedia(value: unknown): MediaName[] {
  const found = new Map<string, MediaName>();
  renameMedia(value, (media) => {
    if (!parsePlaceholderKey(media.name)) found.set(`${media.kind} ${media.name}`, media);
    return media.name;
  });
  return [...found.values()];
}
