import '../../../../tooling/require-node.mjs';
import { openDatabase } from '../database/open.ts';
import { examineShop, formatFindings } from '../doctor/doctor.ts';
import { loadEnvironmentFile } from '../environment-file.ts';
import { writeForOwnerOnly } from '../owner-only.ts';
import { readSettings } from '../settings.ts';
import { describeFailure } from '../settings-error.ts';
import { commands, describeCommands, fileCommands } from './commands.ts';

const [name = '', ...options] = process.argv.slice(2);
const command = commands[name];

const print = (line: string) => process.stdout.write(`${line}\n`);

/** The doctor examines also a shop whose settings or database are broken. */
async function runDoctor() {
  const findings = await examineShop(process.env);
  for (const line of formatFindings(findings)) print(line);
  if (findings.some(({ state }) => state === 'fail')) process.exitCode = 1;
}

async function main() {
  writeForOwnerOnly();
  loadEnvironmentFile();
  if (name === 'doctor') return runDoctor();
  const fileCommand = fileCommands[name];
  if (fileCommand) return fileCommand.run({ options, print });
  if (!command) {
    process.stderr.write(`${describeCommands()}\n`);
    process.exitCode = 2;
    return;
  }
  const settings = readSettings(process.env, []);
  const database = await openDatabase(settings);
  try {
    await command.run({ settings, database, options, print });
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(describeFailure(error));
  process.exitCode = 1;
});
