import { View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import styles from './Icon.module.css';
import type { IconProps, IconSize } from './Icon.types.ts';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

const STROKE: Record<IconSize, number> = { s: 1.5, m: 1.25, l: 1.25, xl: 1, xxl: 0.5 };

const buildSvg = (name: IconName, stroke: number, fill: string): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='#000' stroke-width='${stroke}' stroke-linecap='round' stroke-linejoin='round'><path d='${ICON_PATHS[name]}'/></svg>`;

/** Mini-programs cannot render inline SVG, so the icon is a mask over the text colour. */
export function Icon({ name, size = 'l', solid, className }: IconProps) {
  const mask = `url("data:image/svg+xml,${encodeURIComponent(buildSvg(name, STROKE[size], solid ? '#000' : 'none'))}")`;
  return (
    <View
      className={cx(styles.mask, styles[size], className)}
      style={{ WebkitMaskImage: mask, maskImage: mask }}
    />
  );
}
