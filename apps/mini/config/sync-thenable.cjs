/** The answer of an `import()` whose module is already here: a promise that does not wait. */
exports.syncImport = (load) => {
  try {
    return settled(load());
  } catch (error) {
    return Promise.reject(error);
  }
};

const settled = (value) => ({
  then: (resolve) => (resolve ? follow(resolve, value) : settled(value)),
  catch: () => settled(value),
});

function follow(resolve, value) {
  try {
    const next = resolve(value);
    return typeof next?.then === 'function' ? next : settled(next);
  } catch (error) {
    return Promise.reject(error);
  }
}
