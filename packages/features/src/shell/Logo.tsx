import { Link, Text } from '@vitrine/ui';
import type { ShellContent } from '../shop-content.ts';
import styles from './Logo.module.css';

/** The name of the shop as its logo, linking to the home page. A brand with a drawn logo covers it by its style sheet. */
export const Logo = ({ content }: { content: ShellContent }) => (
  <Link
    to={{ route: 'home' }}
    className={styles.logo}
    label={`${content.name} ${content.latinName}`}
    data-logo=""
  >
    <Text aria-hidden="true">{content.name}</Text>
    <Text aria-hidden="true" className={styles.latin}>
      {content.latinName}
    </Text>
  </Link>
);
