import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  cwd?: string;
  env?: Readonly<Record<string, string>>;
}

export interface Outcome {
  step: Step;
  ok: boolean;
  seconds: number;
  output: string;
}

/** Runs a step to its end; its output is kept, to be shown only when it fails. */
export function run(step: Step, root: string): Promise<Outcome> {
  const started = performance.now();
  const [program, ...given] = step.command;
  return new Promise((resolve) => {
    const child = spawn(program, given, {
      cwd: step.cwd ? `${root}/${step.cwd}` : root,
      env: { ...process.env, FORCE_COLOR: '0', ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (ok: boolean) =>
      resolve({ step, ok, seconds: (performance.now() - started) / 1000, output });
    child.on('error', (error) => {
      output += String(error);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
