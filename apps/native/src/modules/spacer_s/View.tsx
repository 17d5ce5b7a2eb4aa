import type { ModuleProps, SpacerFields } from '@vitrine/modules';
import { View as Box } from 'react-native';

/** An empty space between modules. */
export const View = ({ fields: { size } }: ModuleProps<SpacerFields>) => (
  <Box style={{ height: size }} />
);
