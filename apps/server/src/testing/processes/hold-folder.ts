import { lockFolder } from '../../database/lock.ts';

/** Holds a folder until it is killed. Run by lock.test.ts. */
lockFolder(process.argv[2] ?? '');
// Nothing here refers to the lock, and still it must not be collected.
globalThis.gc?.();
process.stdout.write('held\n');
setInterval(() => {}, 60_000);
