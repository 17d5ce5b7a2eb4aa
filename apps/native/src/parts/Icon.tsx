import { Image } from 'react-native';
import { icons } from '../brand/icons.ts';
import { tokens } from '../brand/tokens.ts';

export type IconName = keyof typeof icons;

interface IconProps {
  name: IconName;
  colour?: string;
  size?: number;
}

/** An icon of the web, drawn as a bitmap, because no version of HarmonyOS draws SVG here. A label stands beside it. */
export const Icon = ({ name, colour = tokens.ink, size = 24 }: IconProps) => (
  <Image
    source={icons[name]}
    style={{ width: size, height: size, tintColor: colour }}
    aria-hidden
  />
);
