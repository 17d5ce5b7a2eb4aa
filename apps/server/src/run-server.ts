import { startServer } from './app/start-server.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { exitOnSignal, forgetExitOnSignal } from './exit-on-signal.ts';
import { writeForOwnerOnly } from './owner-only.ts';
import { listRehearsalWarnings } from './providers/endpoints.ts';
import { readSettings } from './settings.ts';
import { describeFailure } from './settings-error.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Messages to the operator. The log of requests and errors goes to standard error. */
const print = (line: string) => process.stdout.write(`${line}\n`);

const RULE = '!'.repeat(72);

/** Warns of what must not be overlooked. */
const warnLoudly = (text: string) => process.stderr.write(`${RULE}\nWARNING: ${text}\n${RULE}\n`);

/** A shop with sandboxes accepts public keys and made-up payments. */
const warnOfSandbox = (reason: string) =>
  warnLoudly(
    `this shop looks public (${reason}) and runs with SANDBOX=on.\nAnybody who reaches it can log in as any shopper and pay without money.`,
  );

/** A server that is stopped while it starts cannot end its start. */
let isStopping = () => false;

async function main() {
  writeForOwnerOnly();
  loadEnvironmentFile();
  const settings = readSettings(process.env, process.argv.slice(2));
  const { publicReason, providers } = settings;
  if (publicReason && providers.sandbox) warnOfSandbox(publicReason);
  for (const text of listRehearsalWarnings(providers)) warnLoudly(`${text}.`);
  for (const warning of settings.warnings) process.stderr.write(`WARNING: ${warning}\n`);
  await startServer({
    settings,
    print,
    measuresProcess: true,
    onCreated({ app, shop }) {
      forgetExitOnSignal();
      const stopping = stopOnSignal(app, shop);
      isStopping = stopping.isStopping;
      return () => {
        stopping.ignoreSignals();
        exitOnSignal();
      };
    },
  });
}

/** Resolves when the shop is open. */
export const started: Promise<void> = main().catch((error: unknown) => {
  if (isStopping()) return;
  process.stderr.write(describeFailure(error));
  process.exit(1);
});
