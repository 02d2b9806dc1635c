import { type AppError, describeError } from '@domain/errors/appError.ts';

/** Why a save of the profile was refused (requirements §8: 'Error updating profile'). */
export function refusalToast(error: AppError) {
  const description =
    error.reason === 'conflict'
      ? 'Part of it was changed on another device too. Choose on your profile what stays.'
      : describeError(error);
  return { title: 'Error updating profile', description, variant: 'destructive' } as const;
}
