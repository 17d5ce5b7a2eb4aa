import type { IconName } from './icon-paths.ts';

/** 16, 20, 24, 32 and 64 px. Larger icons use a thinner stroke so that all lines look equally thin. */
export type IconSize = 's' | 'm' | 'l' | 'xl' | 'xxl';

export interface IconProps {
  name: IconName;
  size?: IconSize | undefined;
  /** Fills the shape with the line colour. */
  solid?: boolean | undefined;
  className?: string | undefined;
}
