import { Image, StyleSheet } from 'react-native';
import { icons } from '../brand/icons.ts';
import { tokens } from '../brand/tokens.ts';

export type IconName = keyof typeof icons;

/** An icon of the web, drawn as a bitmap, because no version of HarmonyOS draws SVG here. A label stands beside it. */
export const Icon = ({ name, colour = tokens.ink }: { name: IconName; colour?: string }) => (
  <Image source={icons[name]} style={[styles.icon, { tintColor: colour }]} aria-hidden />
);

const styles = StyleSheet.create({ icon: { width: 24, height: 24 } });
