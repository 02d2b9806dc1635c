/** For pages, which reach the device's data through features alone. */
export { useSavingData } from '@/data/door/useSavingData.ts';
