import { usePlatform } from '@vitrine/platform';
import { useState } from 'react';

const STORAGE_KEY = 'body';

/** What the shopper typed, as texts. */
export interface BodyDraft {
  height: string;
  weight: string;
  usual: string;
}

const EMPTY: BodyDraft = { height: '', weight: '', usual: '' };

function parseDraft(text: string | null): BodyDraft {
  try {
    const stored: Partial<Record<keyof BodyDraft, unknown>> = JSON.parse(text ?? '{}') ?? {};
    const read = (key: keyof BodyDraft) => (typeof stored[key] === 'string' ? stored[key] : '');
    return { height: read('height'), weight: read('weight'), usual: read('usual') };
  } catch {
    return EMPTY;
  }
}

/** The shopper's height, weight and usual size. They are stored on this device only and never sent. */
export function useStoredBody() {
  const { storage } = usePlatform();
  const [draft, setDraft] = useState(() => parseDraft(storage.local.get(STORAGE_KEY)));
  const change = (fields: Partial<BodyDraft>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    storage.local.set(STORAGE_KEY, JSON.stringify(next));
  };
  return { draft, change };
}
