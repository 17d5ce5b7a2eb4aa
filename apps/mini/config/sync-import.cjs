/**
 * A mini-program's main package cannot fetch code while it runs, so `import()` is answered from
 * the package itself, and at once: the thenable resolves in the same turn, which lets React.lazy
 * render a module's view in the first pass instead of painting a fallback and then the view.
 */
module.exports = ({ types: t, template }) => ({
  visitor: {
    CallExpression(path, state) {
      if (!t.isImport(path.node.callee)) return;
      const [specifier] = path.node.arguments;
      if (!t.isStringLiteral(specifier)) {
        throw path.buildCodeFrameError('A mini-program can only import() a literal path.');
      }
      path.replaceWith(
        template.expression('HELPER(function () { return require(SPECIFIER); })')({
          HELPER: helperOf(path, state, t),
          SPECIFIER: specifier,
        }),
      );
    },
  },
});

const HELPER_MODULE = require.resolve('./sync-thenable.cjs');

/** One require of the helper for each file that needs it. */
function helperOf(path, state, t) {
  const program = path.scope.getProgramParent().path;
  const known = state.get('helper');
  if (known) return t.cloneNode(known);
  const id = program.scope.generateUidIdentifier('syncImport');
  const load = t.callExpression(t.identifier('require'), [t.stringLiteral(HELPER_MODULE)]);
  program.unshiftContainer(
    'body',
    t.variableDeclaration('var', [
      t.variableDeclarator(id, t.memberExpression(load, t.identifier('syncImport'))),
    ]),
  );
  state.set('helper', id);
  return t.cloneNode(id);
}
