import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '../../api/api.ts';
import { useMayCall } from '../../session/useOperator.ts';

/** Shops that are set up never load it. */
const SetUpSteps = lazy(() =>
  import('./SetUpSteps.tsx').then((file) => ({ default: file.SetUpSteps })),
);

/** What a new shop still needs. It is gone once the shop was opened. */
export function SetUpGuide() {
  const maySetUp = useMayCall('getSetUpGuide');
  const query = useQuery({
    queryKey: ['set-up'],
    queryFn: () => api.getSetUpGuide(),
    enabled: maySetUp,
    refetchOnWindowFocus: true,
  });
  return (
    query.data &&
    !query.data.isFinished && (
      <Suspense>
        <SetUpSteps guide={query.data} />
      </Suspense>
    )
  );
}
