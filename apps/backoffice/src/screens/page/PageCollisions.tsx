import { useQuery } from '@tanstack/react-query';
import type { PageRevision } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { CollisionWarning } from '../calendar/CollisionWarning.tsx';
import { collisionMessages } from '../calendar/collision-messages.ts';
import { type PageTarget, pickTarget } from '../pages/target.ts';

/** The page and those of its shoppers for whom something is published. */
export type PublicationTarget = Pick<PageRevision, 'page' | 'language'> & PageTarget;

interface PageCollisionsProps {
  target: PublicationTarget;
  startsAt: string | null | undefined;
  endsAt: string | null | undefined;
}

const toQuery = ({ target, startsAt, endsAt }: PageCollisionsProps) => ({
  page: target.page,
  language: target.language,
  ...Object.fromEntries(Object.entries(pickTarget(target)).filter(([, value]) => value !== null)),
  ...(startsAt && { startsAt }),
  ...(endsAt && { endsAt }),
});

/** Warns of what is planned for the same page and target at the time of a publication. */
export function PageCollisions(props: PageCollisionsProps) {
  const texts = useMessages(collisionMessages);
  const { startsAt, endsAt } = props;
  const plan = toQuery(props);
  const query = useQuery({
    queryKey: ['pages', 'collisions', plan],
    queryFn: ({ signal }) => api.findPageCollisions({ query: plan }, { signal }),
    // The form itself tells that the end must be after the start.
    enabled: !startsAt || !endsAt || startsAt < endsAt,
  });
  const collisions = (query.data?.collisions ?? []).map((entry) => ({
    ...entry,
    name: entry.kind === 'page-test' ? formatMessage(texts.test, { name: entry.name }) : entry.name,
  }));
  return (
    <CollisionWarning
      title={texts.pages}
      hint={texts.pagesHint}
      query={query}
      collisions={collisions}
      style={{ marginBlockEnd: 24 }}
    />
  );
}
