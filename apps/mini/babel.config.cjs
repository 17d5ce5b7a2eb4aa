// Taro resolves `import()` from the package itself: a mini-program loads no code later.
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5' }]],
};
