import { useMessages } from '@vitrine/platform';
import { Box, Chip, Text } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import { countColumns, MAX_COLUMNS } from '../size-columns.ts';
import { sizingMessages } from './messages.ts';
import styles from './Sizing.module.css';
import { SIZE_SYSTEMS, type SizeSystem } from './size-charts.ts';

interface SystemSwitchProps {
  system: SizeSystem | undefined;
  /** The maker's own system, which needs no conversion. */
  own: string;
  onChoose: (system: SizeSystem | undefined) => void;
}

/** Chooses a second size system. A press on the chosen one ends the conversion. */
export function SystemSwitch({ system, own, onChoose }: SystemSwitchProps) {
  const { alsoShow, systems } = useMessages(sizingMessages);
  const others = SIZE_SYSTEMS.filter((other) => other !== own);
  const columns = { '--columns': countColumns(others.length, MAX_COLUMNS.short) } as CSSProperties;
  return (
    <Box className={styles.switch}>
      <Text as="p" variant="caption" tone="quiet">
        {alsoShow}
      </Text>
      <Box className={styles.systems} style={columns} role="group" aria-label={alsoShow}>
        {others.map((other) => (
          <Chip
            key={other}
            className={styles.system}
            selected={other === system}
            onPress={() => onChoose(other === system ? undefined : other)}
          >
            {systems[other]}
          </Chip>
        ))}
      </Box>
    </Box>
  );
}
