import { useQuery } from '@tanstack/react-query';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { readFileHead } from './file-head.ts';

export type ImportMapping = AdminResponse<'listImportMappings'>[number];
export type ImportPreview = AdminResponse<'previewImport'>;

export const useMappings = () =>
  useQuery({ queryKey: ['import-mappings'], queryFn: () => api.listImportMappings() });

/** What the columns of a chosen file are. The file is read again when mappings change. */
export const usePreview = (file: File, isEnabled: boolean) =>
  useQuery({
    queryKey: ['import-mappings', 'preview', file.name, file.size, file.lastModified],
    queryFn: async () => api.previewImport({ file: await readFileHead(file) }),
    enabled: isEnabled,
    retry: false,
  });
