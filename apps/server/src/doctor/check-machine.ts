import { access, constants, mkdir, readdir } from 'node:fs/promises';
import { readFreeBytes } from '../disk-space.ts';
import type { Settings } from '../settings.ts';
import { createTimeLimitSignal } from '../time-limit.ts';
import { checkModes } from './check-modes.ts';
import { check, type Finding, fail, ok, warn } from './finding.ts';

const GIB = 1024 ** 3;
const FEW_GIB = 2;
const TOO_FEW_GIB = 0.2;

/** Judges the free space of the data folder. */
export function judgeSpace(freeBytes: number): Finding {
  const gib = freeBytes / GIB;
  const text = `${gib.toFixed(1)} GiB are free`;
  const advice = 'Free space, or move DATA_DIR to a larger disk.';
  if (gib < TOO_FEW_GIB) return fail('Disk', text, advice);
  return gib < FEW_GIB ? warn('Disk', text, advice) : ok('Disk', text);
}

const checkDisk = ({ dataDir }: Settings): Promise<Finding> =>
  check('Disk', 'Let the user of the process create and write DATA_DIR.', async () => {
    await mkdir(dataDir, { recursive: true });
    const freeBytes = await readFreeBytes(dataDir);
    await access(dataDir, constants.W_OK);
    return judgeSpace(freeBytes);
  });

/** Photos that are imported or uploaded are kept by the storage, so a shop may have no such folder. */
const checkImages = ({ imageDir }: Settings): Promise<Finding> =>
  check(
    'Images',
    'Set IMAGE_DIR to a folder that the user of the process may read, or leave it out.',
    async () => {
      const names = await readdir(imageDir).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return ok(
        'Images',
        names.length > 0
          ? `${names.length} source images in ${imageDir}`
          : 'no folder of source images: imported and uploaded ones are kept by the storage',
      );
    },
    warn,
  );

interface ReadyAnswer {
  status?: string;
  checks?: Readonly<Record<string, string>>;
  states?: { catalogue?: { isStale?: boolean } };
}

/** Judges what a running process says about itself. */
export function judgeReadiness({ status, checks = {}, states }: ReadyAnswer): Finding {
  const failing = Object.keys(checks).filter((name) => checks[name] !== 'ok');
  if (status !== 'ready')
    return fail('Process', `is not ready: ${failing.join(', ')}`, 'Read its log.');
  return states?.catalogue?.isStale
    ? warn('Process', 'serves an old catalogue', 'Look for "catalogue reload failed" in its log.')
    : ok('Process', 'is ready and its catalogue is current');
}

async function checkProcess({ port, host }: Settings): Promise<Finding> {
  const ip = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  try {
    const response = await fetch(`http://${ip}:${port}/readyz`, {
      signal: createTimeLimitSignal(2_000),
    });
    const answer: ReadyAnswer = Object(await response.json());
    return judgeReadiness(answer);
  } catch {
    return warn('Process', `none answers at ${ip}:${port}`, 'Start one: npm run serve.');
  }
}

export const checkMachine = (settings: Settings): Promise<Finding[]> =>
  Promise.all([
    checkDisk(settings),
    checkModes(settings),
    checkImages(settings),
    checkProcess(settings),
  ]);
