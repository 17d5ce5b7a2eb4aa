import { Box } from '../../primitives/box/Box';
import { Text } from '../../primitives/text/Text';
import styles from './Choice.module.css';
import type { ChoiceOption } from './Choice.types.ts';

/** What an option says, the same everywhere. */
export const OptionWords = ({
  option: { title, note, aside },
  chosen,
}: {
  option: ChoiceOption;
  chosen: boolean;
}) => (
  <>
    <Box className={styles.words}>
      <Text look="ui" strong={chosen} className={styles.title}>
        {title}
      </Text>
      {note && <Text className={styles.note}>{note}</Text>}
    </Box>
    {aside && <Box className={styles.aside}>{aside}</Box>}
  </>
);
