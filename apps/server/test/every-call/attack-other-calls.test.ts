import { attackCalls, isOtherCall } from './attack-calls.ts';

attackCalls(isOtherCall);
