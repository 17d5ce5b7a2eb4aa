import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { type AvailableSize, chooseVariant, type ProductState } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { RadioGroup, Text } from '@vitrine/ui';
import { messages } from '../messages.ts';
import { findSharedScale, formatFullSize, getStock } from '../rules.ts';
import { convertSize } from './convert-size.ts';
import { sizingMessages } from './messages.ts';
import { SystemSwitch } from './SystemSwitch.tsx';
import { useSizeSystem } from './useSizeSystem.ts';

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
        label={t.size}
        options={options}
        value={selected?.variantId}
        error={error}
        onChange={(variantId) => dispatch(chooseVariant(variantId))}
      />
    </>
  );
}
