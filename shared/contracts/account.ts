import * as z from 'zod';
import { deviceScopes } from './device-scopes';
import type { Contract } from './endpoint';
import { idSchema, instantSchema, titleSchema } from './values';

/** The most devices and automations that one person can have. */
export const maximumDeviceTokens = 5;

/** Before there were others, every device sent steps. */
const scopesSchema = z.array(z.enum(deviceScopes)).min(1).max(deviceScopes.length).default(['steps']);

const deviceTokenSchema = z.object({
  id: idSchema,
  /** Also the source of its steps. */
  name: z.string(),
  /** What it may add. */
  scopes: scopesSchema,
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export type DeviceToken = z.output<typeof deviceTokenSchema>;

const exportedFileSchema = z.object({
  bucket: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  storedAt: instantSchema,
  /** A link that works until `expiresAt`. */
  url: z.string(),
  expiresAt: instantSchema,
});

/** Everything stored about a person: rows by table name, and what is left out of them with the reason. */
const exportSchema = z.object({
  exportedAt: instantSchema,
  account: z.object({ id: z.string(), name: z.string(), email: z.string().nullable() }),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  files: z.array(exportedFileSchema),
  leftOut: z.array(z.object({ table: z.string(), field: z.string(), because: z.string() })),
});
export type AccountExport = z.output<typeof exportSchema>;

export const accountContract = {
  /** Needs a sign-in within the last five minutes. The data is erased soon after; a repeat gets the same answer. */
  deleteAccount: {
    method: 'DELETE',
    path: '/profile',
    access: 'user',
    response: z.object({ state: z.literal('deleting') }),
    status: 202,
    errors: ['fresh_sign_in_required'],
    // Repeated while the first request is still running, it returns the same.
    admitsAnyCaller: true,
  },
  exportAccount: {
    method: 'GET',
    path: '/profile/export',
    access: 'user',
    response: exportSchema,
    errors: ['profile_not_found', 'export_under_way'],
  },
  /** Ends every session: refresh tokens and sockets immediately, reads within a minute. */
  signOutEverywhere: {
    method: 'POST',
    path: '/profile/sign-out-everywhere',
    access: 'user',
    // The user pool signs out few people a second, for everyone together.
    perMinute: 10,
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
  /** Only this response contains the token. A repeat of the ID replaces the device's token. */
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
      scopes: scopesSchema,
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
