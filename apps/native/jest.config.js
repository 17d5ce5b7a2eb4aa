const path = require('node:path');

const COMPILED = '(jest-)?react-native|@react-native|@react-navigation|reselect';

module.exports = {
  preset: 'react-native',
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  // The native folders and the bundles hold packages of the same names.
  modulePathIgnorePatterns: ['<rootDir>/(build|android|ios)/'],
  transformIgnorePatterns: [`node_modules/(?!(${COMPILED}))`],
  testEnvironmentOptions: { customExportConditions: ['native', 'require', 'react-native'] },
  resolver: path.join(__dirname, 'jest-resolver.js'),
  setupFiles: ['<rootDir>/tests/setup.js'],
  cacheDirectory: path.resolve(__dirname, '../../.cache/native-jest'),
  testTimeout: 60_000,
  transform: {
    '^.+\\.(js|ts|tsx)$': ['babel-jest', { configFile: path.join(__dirname, 'babel.config.js') }],
    '^.+\\.png$': require.resolve('react-native/jest/assetFileTransformer.js'),
  },
};
