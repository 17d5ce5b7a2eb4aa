import { lazy, Suspense } from 'react';
import { useDashboard } from '../dashboard/useDashboard.ts';

/** Shops that rehearse nothing never load it. */
const RehearsalAlert = lazy(() =>
  import('./RehearsalAlert.tsx').then((file) => ({ default: file.RehearsalAlert })),
);

/** Names the providers that the shop rehearses, above every screen. */
export function RehearsalNotice() {
  const names = useDashboard().data?.rehearsed ?? [];
  if (names.length === 0) return null;
  return (
    <Suspense>
      <RehearsalAlert providers={names} />
    </Suspense>
  );
}
