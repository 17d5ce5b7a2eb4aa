import { useMessages } from '@vitrine/platform';
import { Box, cx, Hint, Pressable } from '@vitrine/ui';
import * as spacing from '../../../../shared/layout/spacing.ts';
import { messages } from '../messages.ts';
import { type FacetProps, isUnavailable } from './facet-props.ts';
import styles from './SizeButtons.module.css';
import { groupSizes } from './size-groups.ts';

const Sizes = ({ values, onToggle, label }: FacetProps) => (
  <Box className={styles.sizes} role="group" aria-label={label}>
    {values.map((value) => (
      <Pressable
        key={value.value}
        className={cx(
          styles.size,
          value.name.length > 7 && styles.long,
          value.selected && styles.selected,
          value.disabled && styles.unavailable,
        )}
        pressed={value.selected}
        disabled={isUnavailable(value)}
        onPress={() => onToggle(value.value)}
      >
        {value.name}
      </Pressable>
    ))}
  </Box>
);

/** The sizes as grids of buttons, one for each system of sizes. */
export function SizeButtons({ values, onToggle, label }: FacetProps) {
  const { otherSizes } = useMessages(messages);
  const groups = groupSizes(values);
  if (groups.length === 1) return <Sizes values={values} onToggle={onToggle} label={label} />;
  return groups.map(({ system, values }) => (
    <Box key={system ?? ''}>
      <Hint className={spacing.pb2} aria-hidden="true">
        {system ?? otherSizes}
      </Hint>
      <Sizes values={values} onToggle={onToggle} label={`${label} ${system ?? otherSizes}`} />
    </Box>
  ));
}
