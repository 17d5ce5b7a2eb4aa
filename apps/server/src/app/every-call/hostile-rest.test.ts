import { attackCalls, ofTheRest } from './hostile.ts';

attackCalls(ofTheRest);
