import { Text } from '../text/Text';
import type { AnchorTargetProps } from './AnchorTarget.types.ts';

/** Mini-programs cannot move the focus, so this is a plain heading. */
export const AnchorTarget = ({ focusKey: _, ...rest }: AnchorTargetProps) => (
  <Text as="h2" {...rest} />
);
