import * as z from 'zod';
import type { Contract } from './endpoint';
import { idSchema, instantSchema, titleSchema } from './values';

/** The most devices that one person can let send steps. */
export const maximumDeviceTokens = 5;

const deviceTokenSchema = z.object({
  id: idSchema,
  /** Also the source its steps are kept under. */
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export type DeviceToken = z.output<typeof deviceTokenSchema>;

const exportedFileSchema = z.object({
  bucket: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  storedAt: instantSchema,
  /** Where it can be had until `expiresAt`. */
  url: z.string(),
  expiresAt: instantSchema,
});

/** Everything held on a person: rows by the name of their table, and what is left out of them with the reason. */
const exportSchema = z.object({
  exportedAt: instantSchema,
  account: z.object({ id: z.string(), name: z.string(), email: z.string().nullable() }),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  files: z.array(exportedFileSchema),
  leftOut: z.array(z.object({ table: z.string(), field: z.string(), because: z.string() })),
});
export type AccountExport = z.output<typeof exportSchema>;

export const accountContract = {
  /** Needs a sign-in of the last five minutes. What is held is erased soon after; a repeat answers the same. */
  deleteAccount: {
    method: 'DELETE',
    path: '/profile',
    access: 'user',
    response: z.object({ state: z.literal('deleting') }),
    status: 202,
    errors: ['fresh_sign_in_required'],
    // Asked again while the first request is being carried out, it answers the same.
    admitsAnyCaller: true,
  },
  exportAccount: {
    method: 'GET',
    path: '/profile/export',
    access: 'user',
    response: exportSchema,
    errors: ['profile_not_found', 'export_under_way'],
  },
  /** Ends every session: refresh tokens and sockets at once, reads within a minute. */
  signOutEverywhere: {
    method: 'POST',
    path: '/profile/sign-out-everywhere',
    access: 'user',
    response: z.object({ signedOutAt: instantSchema }),
    errors: [],
  },
  listDeviceTokens: {
    method: 'GET',
    path: '/profile/device-tokens',
    access: 'user',
    response: z.object({ deviceTokens: z.array(deviceTokenSchema) }),
    errors: [],
  },
  /** Only this answer holds the token. A repeat of the id gives the device a new token in place of the old one. */
  createDeviceToken: {
    method: 'POST',
    path: '/profile/device-tokens',
    access: 'user',
    body: z.object({
      id: idSchema,
      name: titleSchema.refine(
        (name) => name.toLowerCase() !== 'manual',
        'is reserved for steps added by hand',
      ),
    }),
    response: deviceTokenSchema.extend({ token: z.string() }),
    status: 201,
    errors: ['too_many_device_tokens'],
  },
  deleteDeviceToken: {
    method: 'DELETE',
    path: '/profile/device-tokens/{id}',
    access: 'user',
    params: z.object({ id: idSchema }),
    response: z.object({ id: idSchema }),
    errors: ['device_token_not_found'],
  },
} as const satisfies Contract;
