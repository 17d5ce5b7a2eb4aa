import type { Sizing } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { type AvailableSize, chooseVariant, type ProductState } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Box, Chip, cx, Hint, RadioGroup, Text } from '@vitrine/ui';
import { type CSSProperties, useState } from 'react';
import * as spacing from '../../../../shared/layout/spacing.ts';
import { messages } from '../messages.ts';
import { findSharedScale, formatFullSize, getSizeTexts, getStock } from '../rules.ts';
import { countColumns, MAX_COLUMNS } from '../size-columns.ts';
import { convertSize } from './convert-size.ts';
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
function SystemSwitch({ systems, chosen, own, onChoose }: SystemSwitchProps) {
  const { alsoShow } = useMessages(sizingMessages);
  const others = systems.filter(({ code }) => code !== own);
  const columns = { '--columns': countColumns(others.length, MAX_COLUMNS.short) } as CSSProperties;
  return (
    <Box className={cx(spacing.pb2, spacing.pt4)}>
      <Hint>{alsoShow}</Hint>
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

const STORAGE_KEY = 'size-system';

/** The size system that the shopper also wants to see, remembered on this device. */
function useSizeSystem(systems: Sizing['systems']) {
  const { storage } = usePlatform();
  const [code, setCode] = useState(() => storage.local.get(STORAGE_KEY));
  const choose = (next: string | undefined) => {
    setCode(next ?? null);
    if (next) storage.local.set(STORAGE_KEY, next);
    else storage.local.remove(STORAGE_KEY);
  };
  return { system: systems.find((system) => system.code === code), choose };
}

interface SizeOptionsProps {
  product: ProductState;
  selected: AvailableSize | undefined;
  error?: string | undefined;
}

/** Every size with its stock, and what it is in another size system. */
export function SizeOptions({ product, selected, error }: SizeOptionsProps) {
  const t = useMessages(messages);
  const { converted } = useMessages(sizingMessages);
  const dispatch = useDispatch();
  const { availableSizes, sizing } = product;
  const { system, choose } = useSizeSystem(sizing?.systems ?? []);
  const notes = { 'sold-out': t.soldOut, 'one-left': t.oneLeft, 'in-stock': '' };
  const convert = (size: AvailableSize): string | undefined => {
    const other = sizing && system ? convertSize(sizing, size, system.code) : undefined;
    if (!other || !system || system.code === size.scale) return undefined;
    return formatMessage(converted, { system: system.name, size: other });
  };
  const options = availableSizes.map((size) => {
    const stock = getStock(size);
    return {
      value: size.variantId,
      title: formatFullSize(size),
      note: convert(size),
      disabled: stock === 'sold-out',
      aside: notes[stock] && (
        <Text variant="caption" tone={stock === 'one-left' ? 'warn' : 'quiet'}>
          {notes[stock]}
        </Text>
      ),
    };
  });
  return (
    <>
      {sizing && (
        <SystemSwitch
          systems={sizing.systems}
          chosen={system?.code}
          own={findSharedScale(availableSizes)}
          onChoose={choose}
        />
      )}
      <RadioGroup
        label={getSizeTexts(availableSizes, t).name}
        options={options}
        value={selected?.variantId}
        error={error}
        onChange={(variantId) => dispatch(chooseVariant(variantId))}
      />
    </>
  );
}
