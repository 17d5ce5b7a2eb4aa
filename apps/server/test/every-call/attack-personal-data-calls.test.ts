import { makePasswordsCheap } from '../support/cheap-passwords.ts';
import { attackCalls, isPersonalDataCall } from './attack-calls.ts';

makePasswordsCheap();
attackCalls(isPersonalDataCall);
