import { lockFolder } from '../../../src/database/lock-folder.ts';

/** Locks a folder until the process is killed. Run by lock-folder.test.ts. */
lockFolder(process.argv[2] ?? '');
// The lock must survive a garbage collection although nothing here refers to it.
globalThis.gc?.();
process.stdout.write('held\n');
setInterval(() => {}, 60_000);
