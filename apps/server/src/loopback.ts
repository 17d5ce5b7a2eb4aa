const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Whether only this machine reaches the host. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host);
