import { getMenuButtonBoundingClientRect, getSystemInfoSync } from '@tarojs/taro';
import type { PlatformName } from '@vitrine/platform';

/** What the design keeps free beside the host's capsule, in case the host does not say where it is. */
const CAPSULE_ROOM = 96;

/** Pixels of the window that are the host's own. */
export interface HostFrame {
  top: number;
  right: number;
}

/** Douyin draws its own bar above every page of a shop that it has not allowed to do without. */
const BARE: HostFrame = { top: 0, right: 0 };

/** Where the host draws over a page that has no bar: the status bar, and the capsule. */
export function hostFrame(name: PlatformName): HostFrame {
  if (name === 'ttmp') return BARE;
  const { statusBarHeight = 0, windowWidth } = getSystemInfoSync();
  const capsule = getMenuButtonBoundingClientRect?.();
  const room = capsule?.left ? windowWidth - capsule.left : 0;
  return { top: statusBarHeight, right: Math.max(CAPSULE_ROOM, room) };
}
