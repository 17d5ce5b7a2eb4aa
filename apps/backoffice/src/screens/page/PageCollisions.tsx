import { useQuery } from '@tanstack/react-query';
import type { PageRevision } from '@vitrine/contract/admin';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { CollisionWarning } from '../calendar/CollisionWarning.tsx';
import { collisionMessages } from '../calendar/collision-messages.ts';

/** The page and those of its shoppers for whom something is published. */
export type PublicationTarget = Pick<
  PageRevision,
  'page' | 'language' | 'country' | 'gender' | 'benefit'
>;

interface PageCollisionsProps {
  target: PublicationTarget;
  startsAt: string | null | undefined;
  endsAt: string | null | undefined;
}

const toQuery = ({ target, startsAt, endsAt }: PageCollisionsProps) => ({
  page: target.page,
  language: target.language,
  ...(target.country && { country: target.country }),
  ...(target.gender && { gender: target.gender }),
  ...(target.benefit && { benefit: target.benefit }),
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
  const collisions = query.data?.collisions ?? [];
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
