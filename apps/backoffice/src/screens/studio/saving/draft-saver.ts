import { errorCode } from '@vitrine/client';
import { newUuid } from '@vitrine/kit';
import { isSame } from '../../../form/is-same.ts';
import type { PageContent } from '../entries.ts';
import {
  type Attempt,
  type KnownDraft,
  readTheirs,
  type StoredDraft,
  toKnownDraft,
} from './known-draft.ts';
import { type Choices, type Conflict, mergeContent } from './merge-content.ts';

/** A save starts so long after the last change. */
const AUTOSAVE_MS = 3_000;
/** So long after the last change it is copied in the browser. */
const COPY_MS = 300;
/** A save that got no response is tried again after so long, then after twice as long, up to the longest. */
const RETRY_MS = 3_000;
const MAX_RETRY_MS = 30_000;
/** After these the save may have been stored: the same one is sent again, with its key. */
const UNANSWERED = ['network', 'timeout', 'unavailable', 'rate-limited', 'unknown', 'cancelled'];

type SaveStatus = 'saved' | 'changed' | 'saving' | 'offline' | 'failed' | 'conflict';

export interface SaveState {
  readonly status: SaveStatus;
  readonly version: number;
  /** Null: the draft is as it was opened. */
  readonly savedAt: string | null;
  /** Why the last save failed. */
  readonly error: unknown;
  readonly conflicts: readonly Conflict[];
  /** Who has saved meanwhile. */
  readonly otherName: string;
}

type Merge = (mine: PageContent) => PageContent;

interface SaverOptions {
  readonly known: KnownDraft;
  /** A save that got no response before the studio was opened again. */
  readonly attempt?: Attempt | undefined;
  /** What the editor holds. */
  read(): PageContent;
  /** Merges into the editor, and into what it can undo, what others have saved. */
  apply(merge: Merge): void;
  send(attempt: Attempt): Promise<StoredDraft>;
  fetchNewest(): Promise<StoredDraft>;
  /** Keeps a copy in the browser, or forgets it. */
  keep(copy: { known: KnownDraft; attempt: Attempt | undefined; content: PageContent }): void;
  forget(): void;
  /** What another operator saved is now in the editor. */
  onMerged(name: string): void;
  onState(state: SaveState): void;
}

/**
 * Saves a draft after its changes, again and again until the server has it, and merges what others have saved meanwhile.
 * One save runs at a time.
 */
export function createDraftSaver(options: SaverOptions) {
  let { known, attempt } = options;
  let running: Promise<void> = Promise.resolve();
  let decide: ((choices: Choices) => void) | undefined;
  let retryMs = RETRY_MS;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let state: SaveState = {
    status: 'saved',
    version: known.version,
    savedAt: null,
    error: undefined,
    conflicts: [],
    otherName: '',
  };

  const set = (part: Partial<SaveState>) => {
    state = { ...state, conflicts: [], error: undefined, version: known.version, ...part };
    options.onState(state);
  };
  const stopTimer = (name: string) => clearTimeout(timers.get(name));
  const startTimer = (name: string, ms: number, run: () => void) => {
    stopTimer(name);
    timers.set(name, setTimeout(run, ms));
  };
  const isUnsaved = () => attempt !== undefined || !isSame(options.read(), known.content);
  const keepCopy = () => options.keep({ known, attempt, content: options.read() });

  async function mergeNewest(): Promise<void> {
    const newest = await options.fetchNewest();
    const theirs = readTheirs(known, newest);
    const base = known.content;
    const merge = (choices: Choices) =>
      mergeContent({ base, mine: options.read(), theirs }, choices);
    let choices: Choices = {};
    for (let { conflicts } = merge(choices); conflicts.length > 0; { conflicts } = merge(choices)) {
      const chosen = new Promise<Choices>((resolve) => {
        decide = resolve;
      });
      set({ status: 'conflict', conflicts, otherName: newest.savedBy });
      choices = { ...choices, ...(await chosen) };
    }
    options.apply((mine) => mergeContent({ base, mine, theirs }, choices).content);
    known = { ...toKnownDraft(newest), content: theirs };
    options.onMerged(newest.savedBy);
  }

  async function send(isAutomaticSave: boolean): Promise<void> {
    attempt ??= {
      key: newUuid(),
      version: known.version,
      content: options.read(),
      isAutomatic: isAutomaticSave,
    };
    keepCopy();
    set({ status: 'saving' });
    try {
      const stored = await options.send(attempt);
      const { content, isAutomatic } = attempt;
      known = { ...toKnownDraft(stored), content, isAutomatic };
      state = { ...state, savedAt: stored.savedAt };
      attempt = undefined;
    } catch (error) {
      if (UNANSWERED.includes(errorCode(error) ?? '')) throw error;
      attempt = undefined;
      if (errorCode(error) !== 'precondition-failed') throw error;
      await mergeNewest();
    }
  }

  function fail(error: unknown): void {
    const code = errorCode(error) ?? '';
    set({ status: code === 'network' ? 'offline' : 'failed', error });
    if (!UNANSWERED.includes(code)) return;
    startTimer('save', retryMs, () => void save({ isAutomatic: true }).catch(() => undefined));
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
  }

  async function saveAll(isAutomatic: boolean): Promise<void> {
    stopTimer('save');
    try {
      // A save that was asked for is kept beside the automatic one of the same content.
      while (isUnsaved() || (!isAutomatic && known.isAutomatic)) await send(isAutomatic);
    } catch (error) {
      fail(error);
      throw error;
    }
    retryMs = RETRY_MS;
    stopTimer('copy');
    options.forget();
    set({ status: 'saved' });
  }

  /** Saves until the server has everything; rejects if it did not get it. */
  function save({ isAutomatic }: { isAutomatic: boolean }): Promise<void> {
    running = running.catch(() => undefined).then(() => saveAll(isAutomatic));
    return running;
  }

  function copy(): void {
    if (isUnsaved()) keepCopy();
    else {
      stopTimer('save');
      options.forget();
      if (state.status === 'changed') set({ status: 'saved' });
    }
  }

  return {
    save,
    /** The editor holds something else. */
    change() {
      if (state.status === 'saved') set({ status: 'changed' });
      startTimer('copy', COPY_MS, copy);
      if (state.status !== 'offline')
        startTimer(
          'save',
          AUTOSAVE_MS,
          () => void save({ isAutomatic: true }).catch(() => undefined),
        );
    },
    /** Takes over what others have saved, unless there are changes to merge, which the next save does. */
    pull(version: number) {
      running = running
        .catch(() => undefined)
        .then(async () => {
          if (version <= known.version || isUnsaved()) return;
          await mergeNewest();
          set({ status: 'saved' });
        });
      return running;
    },
    /** Decides what both have changed. */
    choose(choices: Choices) {
      decide?.(choices);
    },
    getVersion: () => known.version,
    /** Keeps what is not saved, before the page may go. */
    keepCopy() {
      if (isUnsaved()) keepCopy();
    },
    stop() {
      for (const name of timers.keys()) stopTimer(name);
      if (isUnsaved()) keepCopy();
    },
  };
}
