import { type ReactNode, Suspense, useContext } from 'react';
import type { LateProps } from './Late.types.ts';
import { LateContext } from './late-values.ts';

const elementId = (name: string) => `late-${name}`;

/** What the server streamed beside the content, for hydration to start from the same value. */
function streamedValue(name: string): { value: unknown } | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(elementId(name))?.textContent;
  return text ? { value: JSON.parse(text) } : undefined;
}

const asScript = (value: unknown) => JSON.stringify(value ?? null).replaceAll('<', '\\u003c');

function Arrived<T>({ name, children }: { name: string; children: (value: T) => ReactNode }) {
  const late = useContext(LateContext).get(name);
  const settled = late?.settled ?? (late ? undefined : streamedValue(name));
  if (!settled && late) throw late.promise;
  if (!settled) return null;
  return (
    <>
      {children(settled.value as T)}
      <script
        type="application/json"
        id={elementId(name)}
        dangerouslySetInnerHTML={{ __html: asScript(settled.value) }}
      />
    </>
  );
}

/** Content that may arrive late: streamed by the server, awaited by the browser. */
export function Late<T>({ name, fallback, children }: LateProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Arrived<T> name={name}>{children}</Arrived>
    </Suspense>
  );
}
