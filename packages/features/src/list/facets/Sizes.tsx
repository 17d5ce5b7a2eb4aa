import { Box, cx, Tap } from '@vitrine/ui';
import { type FacetProps, isOut } from './facet-props.ts';
import styles from './Sizes.module.css';

/** Sizes side by side, as on a label. */
export const Sizes = ({ values, onToggle, label }: FacetProps) => (
  <Box className={styles.sizes} role="group" aria-label={label}>
    {values.map((value) => (
      <Tap
        key={value.value}
        className={cx(
          styles.size,
          value.name.length > 7 && styles.long,
          value.selected && styles.on,
          value.disabled && styles.out,
        )}
        pressed={value.selected}
        disabled={isOut(value)}
        onTap={() => onToggle(value.value)}
      >
        {value.name}
      </Tap>
    ))}
  </Box>
);
