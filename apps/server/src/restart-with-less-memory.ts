const MEGABYTE = 1024 * 1024;

/**
 * What the C library reads when a program starts. By itself it gives each thread an arena of memory that it hardly
 * returns: compressing and resizing on several threads would keep hundreds of megabytes. In one arena a freed buffer
 * is used again, and what is free at its end beyond 32 MB is returned. Only buffers larger than those of an image go
 * back to the system at once: it clears every page of a new one, which takes longer than making the image.
 */
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(8 * MEGABYTE),
  MALLOC_TRIM_THRESHOLD_: String(32 * MEGABYTE),
};

/**
 * What V8 reads. By itself it takes 16 MB and more for each of three parts of the young objects, and lets
 * the old ones grow to several times what is used while there is free memory. Its optimising compiler takes
 * 600 MB for one function of the embedded database, whose queries are hardly faster afterwards.
 */
const OPTIONS: Readonly<Record<string, string>> = {
  'max-semi-space-size': '=8',
  'heap-growing-percent': '=50',
  'liftoff-only': '',
};

interface Process {
  readonly platform: string;
  readonly execPath: string;
  readonly execArgv: readonly string[];
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  execve?(file: string, args: readonly string[], env: NodeJS.ProcessEnv): never;
}

const findMissing = (settings: Readonly<Record<string, string>>, has: (name: string) => boolean) =>
  Object.entries(settings).filter(([name]) => !has(name));

/**
 * Starts this program again in the same process, with settings that only a new program reads. The operator's
 * own settings win. Elsewhere than on Linux nothing happens.
 */
export function restartWithLessMemory(program: Process): void {
  const { platform, execPath, execArgv, argv, env } = program;
  if (platform !== 'linux' || !program.execve) return;
  // V8 takes a dash for an underscore.
  const given = [...execArgv, env.NODE_OPTIONS ?? ''].join(' ').replaceAll('_', '-');
  const variables = findMissing(ENVIRONMENT, (name) => env[name] !== undefined);
  const options = findMissing(OPTIONS, (name) => given.includes(name));
  if (variables.length + options.length === 0) return;
  const added = options.map(([name, value]) => `--${name}${value}`);
  program.execve(execPath, [execPath, ...execArgv, ...added, ...argv.slice(1)], {
    ...env,
    ...Object.fromEntries(variables),
  });
}
