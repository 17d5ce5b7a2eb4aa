import { dirname, join } from 'node:path/posix';
import { type Import, importsOf, isTestFile, type SourceFile } from './imports.ts';

/** Maps a node to the nodes it imports, each with one import as an example. */
type Graph = Map<string, Map<string, string>>;

interface Edge {
  from: string;
  to: string;
  example: string;
}

function createGraph(nodes: Iterable<string>, edges: Iterable<Edge>): Graph {
  const graph: Graph = new Map([...nodes].map((node) => [node, new Map()]));
  for (const { from, to, example } of edges) {
    const targets = graph.get(from) ?? new Map<string, string>();
    if (from !== to && !targets.has(to)) targets.set(to, example);
    graph.set(from, targets);
  }
  return graph;
}

function walkBack(previous: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const path = [end];
  for (let node = end; node !== start; path.unshift(node)) node = previous.get(node) ?? start;
  return path;
}

/** Finds a shortest circle through a node, by breadth-first search. */
function findCircle(graph: Graph, start: string): string[] | undefined {
  const previous = new Map<string, string>();
  const queue = [start];
  for (const node of queue)
    for (const target of graph.get(node)?.keys() ?? []) {
      if (target === start) return walkBack(previous, start, node);
      if (previous.has(target)) continue;
      previous.set(target, node);
      queue.push(target);
    }
  return undefined;
}

/** Lists circles of a graph until every circle contains at least one listed node. */
function listCircles(graph: Graph): string[][] {
  const circles: string[][] = [];
  const listed = new Set<string>();
  for (const start of [...graph.keys()].sort()) {
    if (listed.has(start)) continue;
    const circle = findCircle(graph, start);
    if (!circle || circle.some((node) => listed.has(node))) continue;
    for (const node of circle) listed.add(node);
    circles.push(circle);
  }
  return circles;
}

function describeCircle(graph: Graph, circle: readonly string[]): string {
  const steps = circle.map((node, index) => {
    const target = circle[(index + 1) % circle.length] ?? '';
    return `${node} -> ${target} (${graph.get(node)?.get(target)})`;
  });
  return steps.join(', ');
}

interface FileImport {
  from: string;
  to: string;
  access: Import['access'];
}

function listFileImports(files: readonly SourceFile[]): FileImport[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ specifier, access }) => {
      const to = join(dirname(file.path), specifier);
      return specifier.startsWith('.') && paths.has(to) ? [{ from: file.path, to, access }] : [];
    }),
  );
}

/** Finds files that import each other in a circle, by values or by types. */
export function fileCircles(files: readonly SourceFile[]): string[] {
  const edges = listFileImports(files).map(({ from, to, access }) => ({
    from,
    to,
    example: access,
  }));
  const graph = createGraph(
    files.map(({ path }) => path),
    edges,
  );
  return listCircles(graph).map(
    (circle) => `files import each other in a circle: ${describeCircle(graph, circle)}`,
  );
}

/** Finds entries of a folder that import values of each other in a circle; tests do not count. */
export function folderCircles(files: readonly SourceFile[], folder: string): string[] {
  const prefix = `${folder}/`;
  const entryOf = (path: string) => path.slice(prefix.length).split('/', 1)[0] ?? '';
  const inside = files.filter(({ path }) => path.startsWith(prefix) && !isTestFile(path));
  const edges = listFileImports(inside)
    .filter(({ access }) => access === 'values')
    .map(({ from, to }) => ({
      from: entryOf(from),
      to: entryOf(to),
      example: `${from.slice(prefix.length)} imports ${to.slice(prefix.length)}`,
    }));
  const graph = createGraph(new Set(inside.map(({ path }) => entryOf(path))), edges);
  return listCircles(graph).map(
    (circle) => `${folder} has a circle of folders: ${describeCircle(graph, circle)}`,
  );
}
