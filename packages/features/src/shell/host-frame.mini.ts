import { getMenuButtonBoundingClientRect, getSystemInfoSync, getWindowInfo } from '@tarojs/taro';
import type { PlatformName } from '@vitrine/platform';
import { BAR_HEIGHT, measureBarHeight } from './bar-height.ts';

/** The space for the host's menu capsule when the host does not report its position. */
const CAPSULE_SPACE = 96;

/** Where the host draws over the window, in pixels. */
export interface HostFrame {
  top: number;
  right: number;
  /** The height of a bar whose content is in line with the menu capsule. */
  barHeight: number;
}

/** Douyin draws its own bar above every page, unless it has allowed the shop to hide it. */
const NO_FRAME: HostFrame = { top: 0, right: 0, barHeight: BAR_HEIGHT };

/** Measures the status bar and the menu capsule over a page without a title bar. */
export function hostFrame(name: PlatformName): HostFrame {
  if (name === 'ttmp') return NO_FRAME;
  // WeChat has withdrawn the older call; other hosts and old versions have no newer one.
  const { statusBarHeight = 0, windowWidth } = getWindowInfo?.() ?? getSystemInfoSync();
  const capsule = getMenuButtonBoundingClientRect?.();
  const capsuleSpace = capsule?.left ? windowWidth - capsule.left : 0;
  return {
    top: statusBarHeight,
    right: Math.max(CAPSULE_SPACE, capsuleSpace),
    barHeight: measureBarHeight(statusBarHeight, capsule),
  };
}
