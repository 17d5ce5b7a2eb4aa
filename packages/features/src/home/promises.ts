import type { ContentLink } from '@vitrine/platform';
import type { IconName } from '@vitrine/ui';
import { list, type Raw, readLink, text } from '../words.ts';

export interface Promised {
  icon: IconName;
  title: string;
  text: string;
  link: ContentLink;
}

/** The icons a promise may be given; any other stands for itself as a tick. */
const ICONS: readonly IconName[] = ['delivery', 'parcel', 'returns', 'clock', 'gift', 'chat'];

const DEFAULT_ICON: IconName = 'done';

/** What the shop promises whoever buys there. */
export const promisesOf = (shop: Raw): Promised[] =>
  list(shop.promises, (item) => ({
    icon: ICONS.find((name) => name === item.icon) ?? DEFAULT_ICON,
    title: text(item.title),
    text: text(item.text),
    link: readLink(item.link),
  })).filter(({ title }) => title !== '');
