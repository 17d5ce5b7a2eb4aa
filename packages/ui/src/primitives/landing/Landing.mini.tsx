import { Text } from '../text/Text';
import type { LandingProps } from './Landing.types.ts';

/** The host has no focus to give. */
export const Landing = ({ of: _, ...rest }: LandingProps) => <Text as="h2" {...rest} />;
