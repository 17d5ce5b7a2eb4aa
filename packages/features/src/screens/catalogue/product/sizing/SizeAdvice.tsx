import type { Sizing } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { type AvailableSize, chooseVariant } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Box, Button, Hint, Input, Row, Select, Text } from '@vitrine/ui';
import * as layout from '../../../../shared/layout/layout.ts';
import { formatFullSize, getStock } from '../rules.ts';
import { findColumn } from './convert-size.ts';
import { sizingMessages } from './messages.ts';
import styles from './Sizing.module.css';
import { parseHeight, parseWeight, suggestSize } from './suggest-size.ts';
import { useStoredBody } from './useStoredBody.ts';

interface SizeAdviceProps {
  sizing: Sizing;
  sizes: readonly AvailableSize[];
  selected: AvailableSize | undefined;
}

/** The suggested size with a button to choose it. Undefined while too little is known. */
function Suggestion({
  size,
  isSelected,
}: {
  size: AvailableSize | null | undefined;
  isSelected: boolean;
}) {
  const t = useMessages(sizingMessages);
  const dispatch = useDispatch();
  const isSoldOut = size ? getStock(size) === 'sold-out' : false;
  const text = size
    ? formatMessage(isSoldOut ? t.suggestedSoldOut : t.suggested, { size: formatFullSize(size) })
    : size === null
      ? t.none
      : t.ask;
  return (
    <Row isSpread className={layout.touchHeight}>
      <Text as="p" role="status" strong={Boolean(size)} tone={size ? undefined : 'quiet'}>
        {text}
      </Text>
      {size && !isSoldOut && (
        <Button
          variant="text"
          disabled={isSelected}
          onPress={() => dispatch(chooseVariant(size.variantId))}
        >
          {isSelected ? t.chosen : t.choose}
        </Button>
      )}
    </Row>
  );
}

/** Suggests a size by height, weight and the size that the shopper usually wears. */
export function SizeAdvice({ sizing, sizes, selected }: SizeAdviceProps) {
  const t = useMessages(sizingMessages);
  const { draft, change } = useStoredBody();
  const suggested = suggestSize(sizing, sizes, {
    height: parseHeight(draft.height),
    weight: parseWeight(draft.weight),
    usual: draft.usual || undefined,
  });
  const letters = sizing.rows.flatMap((row) => row[findColumn(sizing, '')] ?? []);
  return (
    <Box className={styles.advice}>
      <Text as="h3" variant="ui" strong>
        {t.advice}
      </Text>
      <Box className={styles.fields}>
        <Input
          label={t.height}
          type="number"
          value={draft.height}
          maxLength={5}
          onChange={(height) => change({ height })}
        />
        <Input
          label={t.weight}
          type="number"
          value={draft.weight}
          maxLength={5}
          onChange={(weight) => change({ weight })}
        />
        <Select
          label={t.usual}
          options={[
            { value: '', name: t.unknown },
            ...letters.map((letter) => ({ value: letter, name: letter })),
          ]}
          value={draft.usual}
          onChange={(usual) => change({ usual })}
        />
      </Box>
      <Suggestion size={suggested} isSelected={suggested?.variantId === selected?.variantId} />
      <Hint>{t.privacy}</Hint>
    </Box>
  );
}
