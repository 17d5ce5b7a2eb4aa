import type { HostLinks } from '@vitrine/platform';
import type { IconName } from '@vitrine/ui';
import { type RawContent, readLink, readList, readText } from '../../../shop-content.ts';

export interface ServicePromise {
  icon: IconName;
  title: string;
  text: string;
  link: HostLinks;
}

/** The icons that a promise may have. Any other name becomes a tick. */
const ICONS: readonly IconName[] = ['delivery', 'parcel', 'returns', 'clock', 'gift', 'chat'];

const DEFAULT_ICON: IconName = 'done';

/** What the shop promises about delivery, authenticity and returns. */
export const readServicePromises = (content: RawContent): ServicePromise[] =>
  readList(content.promises, (item) => ({
    icon: ICONS.find((name) => name === item.icon) ?? DEFAULT_ICON,
    title: readText(item.title),
    text: readText(item.text),
    link: readLink(item.link),
  })).filter(({ title }) => title !== '');
