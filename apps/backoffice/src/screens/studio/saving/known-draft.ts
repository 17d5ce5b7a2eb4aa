import { isSame } from '../../../form/is-same.ts';
import { type PageContent, toContent, toData } from '../entries.ts';

/** A draft as the server answers it. */
export interface StoredDraft extends PageContent {
  readonly version: number;
  readonly savedBy: string;
  readonly savedAt: string;
}

/** What the server is known to have. */
export interface KnownDraft {
  readonly version: number;
  /** As the editor held it. */
  readonly content: PageContent;
  /** As the server answered it: with markup that it has sanitised. */
  readonly stored: PageContent;
  /** Its last save was not asked for. */
  readonly isAutomatic: boolean;
}

/** A save that is sent until it gets a response. */
export interface Attempt {
  readonly key: string;
  readonly version: number;
  readonly content: PageContent;
  readonly isAutomatic: boolean;
}

/** A page as the editor gives it back when nothing is changed: with defaults, and without empty fields. */
export const readContent = (content: PageContent): PageContent => toContent(toData(content));

export function toKnownDraft({
  version,
  title,
  entries,
}: Omit<StoredDraft, 'savedBy' | 'savedAt'>) {
  const content = readContent({ title, entries });
  return { version, content, stored: content, isAutomatic: false };
}

/** What others have saved. A module that the server has only sanitised since my save counts as unchanged. */
export function readTheirs({ content, stored }: KnownDraft, newest: PageContent): PageContent {
  const { title, entries } = readContent(newest);
  const answered = new Map(stored.entries.map((entry) => [entry.id, entry]));
  const held = new Map(content.entries.map((entry) => [entry.id, entry]));
  return {
    title: title === stored.title ? content.title : title,
    entries: entries.map((entry) =>
      isSame(entry, answered.get(entry.id)) ? (held.get(entry.id) ?? entry) : entry,
    ),
  };
}
