import { Link, Text } from '@vitrine/ui';
import type { ShellWords } from '../words.ts';
import styles from './Mark.module.css';

/** The shop's name, as its sign. */
export const Mark = ({ words }: { words: ShellWords }) => (
  <Link to={{ route: 'home' }} className={styles.mark} label={`${words.name} ${words.latinName}`}>
    <Text aria-hidden="true">{words.name}</Text>
    <Text aria-hidden="true" className={styles.latin}>
      {words.latinName}
    </Text>
  </Link>
);
