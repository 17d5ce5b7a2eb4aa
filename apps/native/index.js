import { AppRegistry } from 'react-native';
import { App } from './src/App';

AppRegistry.registerComponent('Vitrine', () => App);
// The browser build has no native side that starts the app.
if (typeof document !== 'undefined')
  AppRegistry.runApplication('Vitrine', { rootTag: document.getElementById('root') });
