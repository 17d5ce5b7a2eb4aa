// Stops with a clear message under a Node that is too old. Plain JavaScript without imports, so that
// an old Node can run it: entries import it first, and npm scripts preload it with `--import`.
const NEEDED = 24;

if (Number(process.versions.node.split('.', 1)[0]) < NEEDED) {
  console.error(
    `This needs Node ${NEEDED} or newer, but runs on Node ${process.versions.node}. Use an npm script such as "npm start": after an install, npm scripts use the Node of this repository.`,
  );
  process.exit(1);
}
