import type { FacetValue } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, cx, Icon, Tap, Text } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';
import { messages } from '../messages.ts';
import styles from './Choices.module.css';
import { type FacetProps, isOut } from './facet-props.ts';

/** More than this wait behind a tap. */
const SHORT = 6;

interface ChoicesProps extends FacetProps {
  /** Set as brands are. */
  names?: boolean;
  /** At the end of a value's line. */
  beside?: (value: FacetValue) => ReactNode;
  /** Beneath a value's line. */
  below?: (value: FacetValue) => ReactNode;
}

/** Values under one another, each with its box and its count. */
export function Choices({ values, onToggle, label, names, beside, below }: ChoicesProps) {
  const words = useMessages(messages);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? values : values.filter((value, index) => index < SHORT || value.selected);
  return (
    <Box className={styles.choices} role="group" aria-label={label}>
      {shown.map((value) => (
        <Box key={value.value}>
          <Box className={styles.line}>
            <Tap
              className={cx(styles.choice, value.disabled && styles.out)}
              role="checkbox"
              aria-checked={value.selected}
              disabled={isOut(value)}
              onTap={() => onToggle(value.value)}
            >
              <Box className={cx(styles.box, value.selected && styles.on)}>
                {value.selected && <Icon name="done" size="s" />}
              </Box>
              <Text className={styles.name} look={names ? 'brand' : undefined}>
                {value.name}
              </Text>
              <Text look="cap" tone="quiet" tabular>
                {value.disabled ? words.none : value.count}
              </Text>
            </Tap>
            {beside?.(value)}
          </Box>
          {below?.(value)}
        </Box>
      ))}
      {values.length > SHORT && (
        <Button kind="text" className={styles.more} onTap={() => setWhole(!isWhole)}>
          {isWhole ? words.showLess : fill(words.showAll, { n: values.length })}
        </Button>
      )}
    </Box>
  );
}
