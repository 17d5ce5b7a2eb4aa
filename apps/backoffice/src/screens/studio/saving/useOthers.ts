import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../api/api.ts';

/** The server forgets a studio that is silent for 40 seconds. */
const HEARTBEAT_MS = 15_000;

interface OthersOptions {
  draftId: string;
  /** The id of this studio. */
  studio: string;
  isEditing: boolean;
  /** The newest version of the draft on the server. */
  onVersion(version: number): void;
}

/** Tells the server again and again that this studio is open, and returns the names of the other editors. */
export function useOthers({ draftId, studio, isEditing, onVersion }: OthersOptions): string[] {
  const { data } = useQuery({
    queryKey: ['page-draft-editors', draftId, studio],
    queryFn: ({ signal }) => {
      const query = isEditing ? { editor: studio } : {};
      return api.listPageDraftEditors({ params: { id: draftId }, query }, { signal });
    },
    refetchInterval: HEARTBEAT_MS,
    refetchIntervalInBackground: true,
    gcTime: 0,
    retry: false,
  });
  const version = data?.version;
  const tell = useRef(onVersion);
  tell.current = onVersion;
  useEffect(() => {
    if (version !== undefined) tell.current(version);
  }, [version]);
  useEffect(() => {
    if (!isEditing) return;
    const leave = () => {
      const query = { editor: studio, isOpen: 'false' as const };
      void api
        .listPageDraftEditors({ params: { id: draftId }, query }, { keepalive: true })
        .catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [draftId, studio, isEditing]);
  return (data?.editors ?? []).filter(({ id }) => id !== studio).map(({ name }) => name);
}
