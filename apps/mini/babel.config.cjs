// Taro answers a stray `import()` from the package itself: a mini-program fetches no code later on.
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5' }]],
};
