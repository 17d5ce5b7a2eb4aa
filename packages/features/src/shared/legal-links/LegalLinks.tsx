import { Box, Link } from '@vitrine/ui';
import * as layout from '../layout/layout.ts';
import styles from './LegalLinks.module.css';

const linkTo = (id: string) => ({ route: 'content' as const, params: { id } });

/** Links to what the shopper agrees to, below the box that they check. */
export const LegalLinks = ({ terms, privacy }: { terms: string; privacy: string }) => (
  <Box className={styles.links}>
    <Link className={layout.textLink} to={linkTo('terms')}>
      {terms}
    </Link>
    <Link className={layout.textLink} to={linkTo('privacy')}>
      {privacy}
    </Link>
  </Box>
);
