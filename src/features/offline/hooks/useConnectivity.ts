/** For pages and the shell, which reach the device's data through features alone. */
export { useConnectivity } from '@/data/door/useConnectivity.ts';
