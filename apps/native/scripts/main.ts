import '../../../tooling/require-node.mjs';
import { writeBrand } from './brand.ts';
import { bundle } from './bundle.ts';
import { prebuild } from './prebuild.ts';
import { bin, run } from './run.ts';
import { serve } from './serve.ts';
import { web } from './web.ts';

const SHOP_URL = 'http://127.0.0.1:3000';
const PORT = 8_090;

const types = () => run([bin('tsc'), '--noEmit']);
const test = (...args: string[]) =>
  run([bin('jest'), ...args], { isShown: args.length > 0, env: { NODE_ENV: 'test' } });

async function show(shopUrl = SHOP_URL, port = String(PORT)): Promise<void> {
  const { url } = await serve(shopUrl, Number(port));
  console.log(`The app is at ${url}, with the shop at ${shopUrl} behind it.`);
}

const COMMANDS: Readonly<Record<string, (...args: string[]) => void | Promise<void>>> = {
  /** The packages are installed before this script starts. */
  install: () => undefined,
  types,
  test,
  bundle,
  web,
  serve: show,
  prebuild,
  async check() {
    types();
    test();
    bundle();
    web();
    await prebuild();
  },
};

const USAGE = `Usage: npm run native -- COMMAND

  install    installs what is missing
  types      checks the types
  test       runs the tests; arguments go to Jest
  bundle     bundles iOS, Android and HarmonyOS, and compares the sizes with their budgets
  web        builds the app for a browser
  serve      shows that build beside a running shop: serve [SHOP_URL] [PORT]
  prebuild   writes the native folders android and ios, and checks them
  check      all of the above but serve`;

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command) {
  await writeBrand();
  try {
    await command(...args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.log(USAGE);
  process.exitCode = name ? 2 : 0;
}
