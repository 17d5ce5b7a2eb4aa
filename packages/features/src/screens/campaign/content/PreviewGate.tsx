import type { PagePreview } from '@vitrine/state';
import { lazy, Suspense } from 'react';

const PreviewBar = lazy(async () => ({ default: (await import('./PreviewBar.tsx')).PreviewBar }));

/** Loads the bar of a preview only where there is a preview. */
export function PreviewGate({ preview }: { preview: PagePreview | undefined }) {
  if (!preview) return null;
  return (
    <Suspense>
      <PreviewBar preview={preview} />
    </Suspense>
  );
}
