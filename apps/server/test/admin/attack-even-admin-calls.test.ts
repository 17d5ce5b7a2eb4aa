import { attackAdminCalls } from './attack-admin.ts';

attackAdminCalls(0);
