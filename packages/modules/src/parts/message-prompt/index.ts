export { useMessagePrompt } from './useMessagePrompt';
