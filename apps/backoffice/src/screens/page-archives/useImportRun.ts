import { useQueryClient } from '@tanstack/react-query';
import { newUuid } from '@vitrine/kit';
import { useRef, useState } from 'react';
import type { AdminRequest, AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import type { Report } from './ImportReport.tsx';

export type ImportTarget = NonNullable<AdminRequest<'applyPageImport'>['body']>;

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Takes the files of an upload into the library one after the other, and then makes its drafts. */
export function useImportRun(onReport: (report: Report) => void) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const attempt = useRef<{ request: string; key: string }>(undefined);

  async function storeFiles({ id, files }: Report): Promise<boolean> {
    const waiting = files.filter(({ state }) => state === 'waiting');
    let isRefused = false;
    for (const [done, { checksum }] of waiting.entries()) {
      setProgress({ done, total: waiting.length });
      const { state } = await api.storePageImportFile({ params: { id, checksum } });
      isRefused ||= state === 'refused';
    }
    if (waiting.length > 0) void client.invalidateQueries({ queryKey: ['media'] });
    return isRefused;
  }

  async function apply(id: string, body: ImportTarget): Promise<AdminResponse<'applyPageImport'>> {
    const request = JSON.stringify(body);
    // A try without an answer may have been done: the next one of the same request keeps its key.
    if (attempt.current?.request !== request) attempt.current = { request, key: newUuid() };
    const options = { idempotencyKey: attempt.current.key };
    return api.applyPageImport({ params: { id }, body }, options);
  }

  /** Answers the page; undefined when files were refused, which the operator should see first. */
  async function run(report: Report, body: ImportTarget) {
    try {
      const isRefused = await storeFiles(report);
      if (isRefused) {
        onReport(await api.getPageImport({ params: { id: report.id } }));
        return undefined;
      }
      const page = await apply(report.id, body);
      await client.invalidateQueries({ queryKey: ['pages'] });
      return page;
    } finally {
      setProgress(undefined);
    }
  }
  return { run, progress };
}
