import { expect, test } from 'vitest';
import { namesInPlace } from '../class-names.ts';

const IMPORT = "import styles from './Box.module.css';";

test('a class that is named becomes an export of its sheet', () => {
  expect(namesInPlace(`${IMPORT}\n<i className={styles.box} />`)).toBe(
    "import * as stylesNames from './Box.module.css';\n<i className={stylesNames.box} />",
  );
});

test('a class that is looked up keeps the object that it is looked up in', () => {
  const code = namesInPlace(`${IMPORT}\n[styles.box, styles[look]]`);
  expect(code).toContain(IMPORT);
  expect(code).toContain('[stylesNames.box, styles[look]]');
});

test('a file without a sheet stays as it is', () => {
  const code = "import { Box } from '@vitrine/ui';\nstyles.box;";
  expect(namesInPlace(code)).toBe(code);
});
