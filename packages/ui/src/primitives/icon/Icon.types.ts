import type { IconName } from './icon-paths.ts';

/** Pixels: 16, 20, 24, 32, 64. A finer stroke as it grows, so that lines look equally thin. */
export type IconSize = 's' | 'm' | 'l' | 'xl' | 'xxl';

export interface IconProps {
  name: IconName;
  size?: IconSize | undefined;
  /** Filled with the colour of its lines. */
  solid?: boolean | undefined;
  className?: string | undefined;
}
