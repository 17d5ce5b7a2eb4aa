/**
 * glibc gives each thread an arena of memory that it hardly returns: compressing and resizing on several
 * threads would keep hundreds of megabytes. It reads this variable only when a process starts.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

/** V8's default for young objects is 16 MB and more for each of three parts. */
const OPTIONS = ['--max-semi-space-size=8'];

interface Process {
  readonly platform: string;
  readonly execPath: string;
  readonly execArgv: readonly string[];
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  execve?(file: string, args: readonly string[], env: NodeJS.ProcessEnv): never;
}

/**
 * Starts this program again in the same process, with settings that only a new program reads. The operator's
 * own settings win. Elsewhere than on Linux nothing happens.
 */
export function restartWithLessMemory(program: Process): void {
  const { platform, execPath, execArgv, argv, env } = program;
  if (platform !== 'linux' || env.MALLOC_ARENA_MAX || !program.execve) return;
  const hasOption = [...execArgv, env.NODE_OPTIONS ?? ''].join(' ').includes('semi-space');
  const options = hasOption ? [] : OPTIONS;
  program.execve(execPath, [execPath, ...execArgv, ...options, ...argv.slice(1)], {
    ...env,
    ...ENVIRONMENT,
  });
}
