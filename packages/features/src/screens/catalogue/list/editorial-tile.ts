import type { Gender } from '@vitrine/contract';
import type { HostLinks } from '@vitrine/platform';
import { type RawContent, readLink, readRecord, readText } from '../../../shop-content.ts';

/** The editorial tile among the products of a list. */
export interface EditorialTile {
  kicker: string;
  title: string;
  text: string;
  link: HostLinks;
  imageKey: string;
  /** What stays visible of it; empty where no focal point is set. */
  imagePosition: string;
}

export function readEditorialTile(shop: RawContent, gender: Gender): EditorialTile | undefined {
  const { kicker, title, text, link, imageKey, imagePosition } = readRecord(
    readRecord(shop.editorial)[gender],
  );
  if (!title || !imageKey) return undefined;
  return {
    kicker: readText(kicker),
    title: readText(title),
    text: readText(text),
    link: readLink(link),
    imageKey: readText(imageKey),
    imagePosition: readText(imagePosition),
  };
}
