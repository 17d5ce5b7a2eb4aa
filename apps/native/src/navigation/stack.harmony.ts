// react-native-screens has no port for HarmonyOS: the stack that is drawn in JavaScript needs none.
export { createStackNavigator as createStack } from '@react-navigation/stack';
