import { Link, Row } from '@vitrine/ui';
import * as layout from '../layout/layout.ts';
import * as spacing from '../layout/spacing.ts';

const linkTo = (id: string) => ({ route: 'content' as const, params: { id } });

/** Links to what the shopper agrees to, below the box that they check. */
export const LegalLinks = ({ terms, privacy }: { terms: string; privacy: string }) => (
  <Row gap={6} wraps="tight" className={spacing.pl8}>
    <Link className={layout.textLink} to={linkTo('terms')}>
      {terms}
    </Link>
    <Link className={layout.textLink} to={linkTo('privacy')}>
      {privacy}
    </Link>
  </Row>
);
