import { Link, Text } from '@vitrine/ui';
import styles from './Mark.module.css';
import type { ShopWords } from './words.ts';

/** The shop's name, as its sign. */
export const Mark = ({ words }: { words: ShopWords }) => (
  <Link to={{ route: 'home' }} className={styles.mark} label={`${words.name} ${words.latinName}`}>
    <Text aria-hidden="true">{words.name}</Text>
    <Text aria-hidden="true" className={styles.latin}>
      {words.latinName}
    </Text>
  </Link>
);
