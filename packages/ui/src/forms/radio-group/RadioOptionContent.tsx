import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import styles from './RadioGroup.module.css';
import type { RadioOption } from './RadioGroup.types.ts';

/** The texts of an option on both platforms. */
export const RadioOptionContent = ({
  option: { title, note, aside },
  isSelected,
}: {
  option: RadioOption;
  isSelected: boolean;
}) => (
  <>
    <Box className={styles.text}>
      <Text variant="ui" strong={isSelected} className={styles.title}>
        {title}
      </Text>
      {note && <Text className={styles.note}>{note}</Text>}
    </Box>
    {aside && <Box className={styles.aside}>{aside}</Box>}
  </>
);
