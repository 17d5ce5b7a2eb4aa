import { currentPageVersion } from '@vitrine/modules/schemas';
import { openWorkerQueue, WorkerEndedError } from '../../workers/open-worker-queue.ts';
import { type ArchiveAnswer, type ArchiveJob, toTransferable } from './archive-job.ts';
import { ArchiveError, type ReadArchive } from './read-archive.ts';

const MODULE = new URL('./archive-worker.ts', import.meta.url);
/** Of objects; the files themselves are bounded by what an archive may hold. */
const MAX_MEMORY_MB = 192;

/** Opens what reads archives of pages in a thread of its own. The bytes that it is given are gone afterwards. */
export function openArchiveReader() {
  const queue = openWorkerQueue<ArchiveJob, ArchiveAnswer>({
    module: MODULE,
    maxMemoryMb: MAX_MEMORY_MB,
  });
  return {
    async read(bytes: Uint8Array): Promise<ReadArchive> {
      const archive = toTransferable(bytes);
      const job = { archive, pageVersion: currentPageVersion() };
      const answer = await queue.run(job, [archive.buffer]).catch((cause: unknown) => {
        if (cause instanceof WorkerEndedError)
          throw new ArchiveError('archive-too-large', { cause });
        throw cause;
      });
      if ('fault' in answer) throw new ArchiveError(answer.fault);
      return answer;
    },
    close: queue.close,
  };
}
