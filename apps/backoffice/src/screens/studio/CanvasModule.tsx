import type { ContentEntry } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { ModuleFrame } from '@vitrine/modules/frame';
import { registry } from '@vitrine/modules/registry';
import { deliverEntry } from '@vitrine/modules/schemas';
import { memo, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { CanvasNote } from './CanvasNote.tsx';
import { canvasApi } from './canvas-api.ts';
import { findModuleFaults, readEntry } from './entries.ts';
import { findCanvasImage } from './find-canvas-image.ts';
import { studioMessages } from './messages.ts';

/** The modules of a canvas count from here, so that typing restarts no timer. */
const OPENED_AT = Date.now();
/** So long after the last key press the data of a module is fetched again. */
const REST_MS = 300;

// The server has sanitised what it sent; what is typed here is shown to its own author only.
const TOOLS = { findImage: findCanvasImage, cleanHtml: (html: string) => html };

/** The entry as shoppers would get it; while it does not fit its schema, as it was when it last did. */
function useReadableEntry(code: string, text: string) {
  const last = useRef<ContentEntry>(undefined);
  return useMemo(() => {
    const parsed = readEntry(code, JSON.parse(text));
    if (parsed.ok) last.current = deliverEntry(parsed.entry, TOOLS);
    return {
      entry: last.current,
      faults: parsed.ok ? [] : findModuleFaults(code, JSON.parse(text)),
    };
  }, [code, text]);
}

interface Loaded {
  data: unknown;
}

async function loadModule(
  { id, code, fields }: ContentEntry,
  language: Language,
  signal: AbortSignal,
): Promise<Loaded> {
  const module = registry[code];
  await module?.preload?.();
  const context = { id, fields, api: canvasApi, language, now: OPENED_AT, signal };
  return { data: await module?.definition.load?.(context).catch(() => undefined) };
}

function useModuleData(entry: ContentEntry | undefined, language: Language): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!entry) return;
    const leaving = new AbortController();
    const load = async () => {
      const next = await loadModule(entry, language, leaving.signal);
      if (!leaving.signal.aborted) setLoaded(next);
    };
    const timer = setTimeout(() => void load(), REST_MS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [entry, language]);
  return loaded;
}

interface CanvasModuleProps {
  code: string;
  /** The properties of the module as JSON, so that unchanged modules are not drawn again. */
  text: string;
  language: Language;
}

/** A module in the canvas, drawn by the shop's own view. */
export const CanvasModule = memo(function CanvasModule({
  code,
  text,
  language,
}: CanvasModuleProps) {
  const texts = useMessages(studioMessages);
  // Typing comes first: the canvas follows when there is time.
  const { entry, faults } = useReadableEntry(code, useDeferredValue(text));
  const loaded = useModuleData(entry, language);
  const note = (message: string) => <CanvasNote code={code} message={message} />;
  const missing = <CanvasNote code={code} message={texts.notReadable} faults={faults} />;
  if (!entry) return missing;
  const module = registry[code];
  if (!loaded || !module?.View) return note(loaded ? texts.notShown : '…');
  const { View, definition } = module;
  const state = { fields: entry.fields, data: loaded.data, now: OPENED_AT };
  if (definition.isVisible?.(state) === false) return note(texts.notShown);
  const pageModule = {
    entry,
    fields: entry.fields as never,
    module: { ...module, View },
    data: loaded.data,
    isWaitingForSession: false,
  };
  return (
    <>
      {faults.length > 0 && missing}
      <Suspense fallback={note('…')}>
        <ModuleFrame pageModule={pageModule} position={1} now={OPENED_AT} needsTopSpace={false} />
      </Suspense>
    </>
  );
});
