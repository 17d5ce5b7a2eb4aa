import type { Data } from '@puckeditor/core';
import { useQueryClient } from '@tanstack/react-query';
import { formatMessage, newUuid } from '@vitrine/kit';
import { useRef, useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useStaleWarning } from '../../form/useStaleWarning.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { usePermission } from '../../session/useOperator.ts';
import type { PublicationRun } from '../page/PublishForm.tsx';
import { toContent, toData } from './entries.ts';
import { studioMessages } from './messages.ts';
import type { StudioActions } from './StudioContext.ts';

export type Draft = AdminResponse<'getPageDraft'>;

const toText = (data: Data): string => JSON.stringify(toContent(data));

/** The draft in the editor: whether it is changed, and how it is saved and published. */
export function useDraft(draft: Draft) {
  const texts = useMessages(studioMessages);
  const client = useQueryClient();
  const canWrite = usePermission('content:write');
  const [initial] = useState(() => toData(draft));
  const saved = useRef({ text: toText(initial), version: draft.version });
  /** What the editor holds, which may be newer than what is being saved. */
  const edited = useRef(saved.current.text);
  const [isChanged, setIsChanged] = useState(false);
  const params = { id: draft.id };
  const warnStale = useStaleWarning(() => {
    void client.invalidateQueries({ queryKey: ['page-drafts', draft.id] });
  });

  async function saveDraft(data: Data, idempotencyKey: string): Promise<Draft> {
    const { version } = saved.current;
    const body = toContent(data);
    const next = await api.savePageDraft({ params, body }, { version, idempotencyKey });
    saved.current = { text: JSON.stringify(body), version: next.version };
    setIsChanged(edited.current !== saved.current.text);
    return next;
  }

  const save = useAction({
    run: (data: Data, { idempotencyKey }) => saveDraft(data, idempotencyKey),
    changes: ['pages'],
    doneText: ({ version }) => formatMessage(texts.saved, { version }),
    onProblem: warnStale,
  });

  const saveChanges = async (data: Data, idempotencyKey: string) => {
    if (toText(data) !== saved.current.text) await saveDraft(data, idempotencyKey);
  };

  async function check(data: Data) {
    if (canWrite) await saveChanges(data, newUuid());
    return (await api.checkPageDraft({ params })).problems;
  }

  /** What is published is what the editor shows: changes are saved first. */
  const publish =
    (data: Data): PublicationRun =>
    async (body, { idempotencyKey }) => {
      await saveChanges(data, `${idempotencyKey}-save`);
      const { version } = saved.current;
      return api.publishPageDraft({ params, body }, { version, idempotencyKey });
    };

  const actions: StudioActions = {
    page: draft.page,
    isChanged,
    isSaving: save.isPending,
    canWrite,
    save: save.run,
    check,
    publish,
  };
  const onChange = (data: Data) => {
    edited.current = toText(data);
    setIsChanged(edited.current !== saved.current.text);
  };
  return { initial, actions, onChange };
}
