import type { Sizing } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, Chip, Text } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import { countColumns, MAX_COLUMNS } from '../size-columns.ts';
import { sizingMessages } from './messages.ts';
import styles from './Sizing.module.css';

interface SystemSwitchProps {
  systems: Sizing['systems'];
  /** The code of the second system. */
  chosen: string | undefined;
  /** The maker's own system, which needs no conversion. */
  own: string;
  onChoose: (code: string | undefined) => void;
}

/** Chooses a second size system. A press on the chosen one ends the conversion. */
export function SystemSwitch({ systems, chosen, own, onChoose }: SystemSwitchProps) {
  const { alsoShow } = useMessages(sizingMessages);
  const others = systems.filter(({ code }) => code !== own);
  const columns = { '--columns': countColumns(others.length, MAX_COLUMNS.short) } as CSSProperties;
  return (
    <Box className={styles.switch}>
      <Text as="p" variant="caption" tone="quiet">
        {alsoShow}
      </Text>
      <Box className={styles.systems} style={columns} role="group" aria-label={alsoShow}>
        {others.map(({ code, name }) => (
          <Chip
            key={code}
            className={styles.system}
            selected={code === chosen}
            onPress={() => onChoose(code === chosen ? undefined : code)}
          >
            {name}
          </Chip>
        ))}
      </Box>
    </Box>
  );
}
