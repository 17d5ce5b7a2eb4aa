import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from '../../server/src/brand/read-brand.ts';
import { readAppFacts } from './brand.ts';
import { listNativeFaults } from './check-native.ts';
import { copyRenamed } from './native-files.ts';
import { writeAndroid } from './prebuild-android.ts';
import { writeIos } from './prebuild-ios.ts';
import { APP, BRAND_DIR } from './settings.ts';

/** The name of the projects, which no shopper sees. */
const NAME = 'Vitrine';

const TEMPLATE = path.join(APP, 'node_modules/@react-native-community/template/template');

/** Java's sources lie in folders of their package's name. */
function moveSources(java: string, id: string): void {
  const target = path.join(java, ...id.split('.'));
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(path.join(java, 'com/helloworld'), target);
  if (!id.startsWith('com.')) rmdirSync(path.join(java, 'com'));
}

/** Writes the native folders from the template of the pinned version and the brand, and checks what it wrote. */
export async function prebuild(): Promise<void> {
  const brand = readBrand(BRAND_DIR);
  const app = readAppFacts(brand);
  const android = path.join(APP, 'android');
  const ios = path.join(APP, 'ios');
  copyRenamed(path.join(TEMPLATE, 'android'), android, [
    ['com.helloworld', app.id],
    ['HelloWorld', NAME],
    ['Hello App Display Name', brand.name],
  ]);
  moveSources(path.join(android, 'app/src/main/java'), app.id);
  copyRenamed(path.join(TEMPLATE, 'ios'), ios, [
    ['HelloWorld', NAME],
    ['Hello App Display Name', brand.name],
  ]);
  await writeAndroid(android, brand, app);
  await writeIos(ios, NAME, brand, app);
  const faults = listNativeFaults(android, ios, NAME);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(
    'Wrote android and ios, which ask a phone for the network, and for the face or finger of who locks screens.',
  );
}
