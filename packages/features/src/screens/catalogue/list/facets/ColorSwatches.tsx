import { Box, cx, Pressable, Text } from '@vitrine/ui';
import styles from './ColorSwatches.module.css';
import { type FacetProps, isUnavailable } from './facet-props.ts';

/** The colours, each with its name, because not every shopper can tell colours apart. */
export const ColorSwatches = ({ values, onToggle, label }: FacetProps) => (
  <Box className={styles.swatches} role="group" aria-label={label}>
    {values.map((value) => (
      <Pressable
        key={value.value}
        className={cx(
          styles.swatch,
          value.selected && styles.selected,
          value.disabled && styles.unavailable,
        )}
        pressed={value.selected}
        disabled={isUnavailable(value)}
        onPress={() => onToggle(value.value)}
      >
        <Box className={styles.dot} style={{ background: value.hint ?? undefined }} />
        <Text variant="micro" clamp={2} className={styles.name}>
          {value.name}
        </Text>
      </Pressable>
    ))}
  </Box>
);
