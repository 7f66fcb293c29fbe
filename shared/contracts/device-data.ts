import * as z from 'zod';
import { localDateSchema } from '../rules/local-date';
import type { Contract } from './endpoint';
import { nutritionContract } from './nutrition';
import { profileContract, weightEntrySchema } from './profile';

/** What every entry from a device may say about itself. */
const entrySchema = z.object({
  /** The day it is about; by default the person's own today. */
  date: localDateSchema.optional(),
  /** The device's own name for the entry, so that it can be sent again. Without one, a repeat is another entry. */
  id: z
    .string()
    .regex(/^[!-~]{1,100}$/, 'must be 1 to 100 letters, digits, or signs without spaces')
    .optional(),
});

/** What devices and automations add, in addition to steps and activities. */
export const deviceDataContract = {
  addWeight: {
    method: 'POST',
    path: '/devices/weight',
    access: 'device',
    scope: 'weight',
    body: entrySchema.extend({ weightKg: profileContract.logWeight.body.shape.weightKg }),
    response: weightEntrySchema.omit({ id: true }),
    status: 201,
    errors: profileContract.logWeight.errors,
  },
  addWater: {
    method: 'POST',
    path: '/devices/water',
    access: 'device',
    scope: 'water',
    body: entrySchema.extend({ millilitres: nutritionContract.logWater.body.shape.millilitres }),
    response: nutritionContract.logWater.response.omit({ id: true }),
    status: 201,
    errors: nutritionContract.logWater.errors,
  },
} as const satisfies Contract;
