import { type ReactNode, Suspense, useContext } from 'react';
import type { DeferredProps } from './Deferred.types.ts';
import { DeferredContext } from './deferred-values.ts';

const scriptId = (name: string) => `deferred-${name}`;

/** Reads the value that the server streamed with the content, so that hydration renders the same. */
function readStreamedValue(name: string): { value: unknown } | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(scriptId(name))?.textContent;
  return text ? { value: JSON.parse(text) } : undefined;
}

const serializeForScript = (value: unknown) =>
  JSON.stringify(value ?? null).replaceAll('<', '\\u003c');

function DeferredContent<T>({
  name,
  children,
}: {
  name: string;
  children: (value: T) => ReactNode;
}) {
  const deferred = useContext(DeferredContext).get(name);
  const result = deferred ? deferred.result : readStreamedValue(name);
  if (!result && deferred) throw deferred.promise;
  if (!result) return null;
  return (
    <>
      {children(result.value as T)}
      <script
        type="application/json"
        id={scriptId(name)}
        dangerouslySetInnerHTML={{ __html: serializeForScript(result.value) }}
      />
    </>
  );
}

/** Content whose data arrives after the page: the server streams it, the browser waits for it. */
export function Deferred<T>({ name, fallback, children }: DeferredProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <DeferredContent<T> name={name}>{children}</DeferredContent>
    </Suspense>
  );
}
