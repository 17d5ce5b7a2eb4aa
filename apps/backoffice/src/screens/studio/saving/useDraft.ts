import type { Data, useGetPuck } from '@puckeditor/core';
import { useQueryClient } from '@tanstack/react-query';
import { formatMessage, newUuid } from '@vitrine/kit';
import { App } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AdminResponse } from '../../../api/admin-api.ts';
import { api } from '../../../api/api.ts';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { useMayCall } from '../../../session/useOperator.ts';
import { createPageHistory, type PageHistory } from '../editing/page-history.ts';
import { toContent, toData } from '../entries.ts';
import type { StudioActions } from '../StudioContext.ts';
import { applyMerge } from './apply-merge.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';
import { type Attempt, type StoredDraft, toKnownDraft } from './known-draft.ts';
import type { LocalCopies, LocalCopy } from './local-copy.ts';
import { savingMessages } from './messages.ts';

export type Draft = AdminResponse<'getPageDraft'>;

interface DraftOptions {
  draft: Draft;
  copies: LocalCopies;
  /** What a studio before could not save. */
  copy?: LocalCopy | undefined;
}

async function sendSave(id: string, { key, version, content, isAutomatic }: Attempt) {
  const body = { ...content, isAutomatic };
  const options = { version, idempotencyKey: key };
  return api.savePageDraft({ params: { id }, body }, options);
}

/** Creates what saves the draft, once; it tells its state by `onState`. */
function useSaver(
  { draft, copies, copy }: DraftOptions,
  read: () => Data,
  getEditor: () => ReturnType<ReturnType<typeof useGetPuck>> | undefined,
  history: PageHistory,
) {
  const texts = useMessages(savingMessages);
  const { message } = App.useApp();
  const client = useQueryClient();
  const [state, onState] = useState<SaveState>();
  const tellMerged = useRef<(name: string) => void>(undefined);
  tellMerged.current = (name) => message.info(formatMessage(texts.merged, { name }));
  const [studio] = useState(newUuid);
  const [saver] = useState(() => {
    const params = { id: draft.id };
    return createDraftSaver({
      known: copy?.known ?? toKnownDraft(draft),
      attempt: copy?.attempt,
      read: () => toContent(read()),
      apply: (merge) => {
        const editor = getEditor();
        if (editor) applyMerge(editor, history, merge);
      },
      send: async (attempt) => {
        const stored: StoredDraft = await sendSave(draft.id, attempt);
        // A save may change where blocks are used, and what an open block shows.
        for (const first of ['pages', 'blocks'])
          void client.invalidateQueries({ queryKey: [first] });
        return stored;
      },
      fetchNewest: () => api.getPageDraft({ params }),
      keep: ({ attempt, ...kept }) =>
        copies.keep({ ...kept, ...(attempt && { attempt }), studio, at: Date.now() }),
      forget: () => copies.forget(copy ? undefined : studio),
      onMerged: (name) => tellMerged.current?.(name),
      onState,
    });
  });
  return { saver, state, studio };
}

/** The draft in the editor: it saves itself, and can be saved, checked and published. */
export function useDraft(options: DraftOptions) {
  const { draft, copy } = options;
  const canWrite = useMayCall('savePageDraft');
  const [initial] = useState(() => toData(copy?.content ?? draft));
  const latest = useRef(initial);
  const getEditor = useRef<ReturnType<typeof useGetPuck>>(undefined);
  const [history] = useState(() => createPageHistory(() => getEditor.current?.()));
  const { saver, state, studio } = useSaver(
    options,
    () => latest.current,
    () => getEditor.current?.(),
    history,
  );

  useEffect(() => {
    const save = () => void saver.save({ isAutomatic: true }).catch(() => undefined);
    if (copy) save();
    window.addEventListener('online', save);
    window.addEventListener('pagehide', saver.keepCopy);
    return () => {
      window.removeEventListener('online', save);
      window.removeEventListener('pagehide', saver.keepCopy);
      saver.stop();
      history.stop();
    };
  }, [saver, history, copy]);

  const actions = useMemo((): StudioActions => {
    const params = { id: draft.id };
    return {
      history,
      // What is typed after a save is a step of its own.
      save: () => {
        history.commit();
        void saver.save({ isAutomatic: false }).catch(() => undefined);
      },
      saveChanges: () => saver.save({ isAutomatic: true }),
      choose: saver.choose,
      check: async () => {
        if (canWrite) await saver.save({ isAutomatic: true });
        return (await api.checkPageDraft({ params })).problems;
      },
      // What is published is what the editor shows: changes are saved first. What is saved already keeps its version,
      // which may have been approved.
      publish: async (body, { idempotencyKey }) => {
        await saver.save({ isAutomatic: true });
        const publication = { version: saver.getVersion(), idempotencyKey };
        return api.publishPageDraft({ params, body }, publication);
      },
    };
  }, [saver, history, draft.id, canWrite]);
  const onChange = useMemo(
    () => (data: Data) => {
      latest.current = data;
      if (canWrite) saver.change();
    },
    [saver, canWrite],
  );
  return { initial, actions, onChange, saver, state, studio, canWrite, getEditor };
}
