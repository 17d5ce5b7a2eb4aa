import { Box, cx, Tap, Text } from '@vitrine/ui';
import { type FacetProps, isOut } from './facet-props.ts';
import styles from './Swatches.module.css';

/** Colours as they look, each with its name below: colour is never the only sign of itself. */
export const Swatches = ({ values, onToggle, label }: FacetProps) => (
  <Box className={styles.swatches} role="group" aria-label={label}>
    {values.map((value) => (
      <Tap
        key={value.value}
        className={cx(styles.swatch, value.selected && styles.on, value.disabled && styles.out)}
        pressed={value.selected}
        disabled={isOut(value)}
        onTap={() => onToggle(value.value)}
      >
        <Box className={styles.dot} style={{ background: value.hint ?? undefined }} />
        <Text look="micro" clamp={2} className={styles.name}>
          {value.name}
        </Text>
      </Tap>
    ))}
  </Box>
);
