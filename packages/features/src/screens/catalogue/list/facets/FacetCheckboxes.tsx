import type { FacetValue } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, cx, Icon, Pressable, Text } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';
import * as layout from '../../../../shared/layout/layout.ts';
import * as spacing from '../../../../shared/layout/spacing.ts';
import { messages } from '../messages.ts';
import styles from './FacetCheckboxes.module.css';
import { type FacetProps, isUnavailable } from './facet-props.ts';

/** The values shown before the shopper asks for all of them. */
const SHORT_LENGTH = 6;

interface FacetCheckboxesProps extends FacetProps {
  /** Shows the names in the style of brands. */
  areBrands?: boolean;
  /** Renders something at the end of a value's row. */
  renderBeside?: (value: FacetValue) => ReactNode;
  /** Renders something below a value's row. */
  renderBelow?: (value: FacetValue) => ReactNode;
}

/** A list of values, each with a checkbox and its number of products. */
export function FacetCheckboxes({
  values,
  onToggle,
  label,
  areBrands,
  renderBeside,
  renderBelow,
}: FacetCheckboxesProps) {
  const t = useMessages(messages);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll
    ? values
    : values.filter((value, index) => index < SHORT_LENGTH || value.selected);
  return (
    <Box className={spacing.pb3} role="group" aria-label={label}>
      {shown.map((value) => (
        <Box key={value.value}>
          <Box className={styles.row}>
            <Pressable
              className={cx(
                layout.parts,
                layout.touchHeight,
                spacing.fill,
                value.disabled && styles.unavailable,
              )}
              role="checkbox"
              aria-checked={value.selected}
              disabled={isUnavailable(value)}
              onPress={() => onToggle(value.value)}
            >
              <Box className={cx(styles.box, value.selected && styles.selected)}>
                {value.selected && <Icon name="done" size="s" />}
              </Box>
              <Text
                className={cx(spacing.fill, styles.name)}
                variant={areBrands ? 'brand' : undefined}
              >
                {value.name}
              </Text>
              <Text variant="caption" tone="quiet" tabular>
                {value.disabled ? t.none : value.count}
              </Text>
            </Pressable>
            {renderBeside?.(value)}
          </Box>
          {renderBelow?.(value)}
        </Box>
      ))}
      {values.length > SHORT_LENGTH && (
        <Button variant="text" className={layout.small} onPress={() => setShowsAll(!showsAll)}>
          {showsAll ? t.showLess : formatMessage(t.showAll, { n: values.length })}
        </Button>
      )}
    </Box>
  );
}
