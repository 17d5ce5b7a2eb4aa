import { useQuery } from '@tanstack/react-query';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';

export type QuickReply = AdminResponse<'listQuickReplies'>[number];

/** Lists all quick replies. They change rarely, so that opening the list shows the last ones at once. */
export const useQuickReplies = () =>
  useQuery({ queryKey: ['quick-replies'], queryFn: () => api.listQuickReplies() });
