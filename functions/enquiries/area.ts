import { enquiriesContract } from '../../shared/contracts/enquiries';
import type { Area } from '../manifest-types';

export const enquiries = {
  name: 'enquiries',
  tables: {
    enquiries: {
      key: 'enquiryId',
      indexes: { received: { key: 'listKey', sort: 'receivedAt', projection: 'all' } },
      ttl: 'expiresAt',
      recoverable: true,
      owner: { by: 'none', because: 'written by visitors without an account; a row lives twelve months' },
    },
    'enquiry-limits': {
      key: 'limitKey',
      ttl: 'expiresAt',
      recoverable: false,
      owner: { by: 'none', because: 'counts by keyed hash of an address; a row lives two days at most' },
    },
  },
  functions: {
    'enquiries-api': {
      entry: 'functions/enquiries/lambda.ts',
      handler: 'api',
      contract: enquiriesContract,
      emits: ['EnquiryReceived'],
      tables: { enquiries: ['get', 'put'], 'enquiry-limits': ['update'], outbox: ['put'] },
      timeoutSeconds: 10,
    },
  },
  mails: {
    EnquiryReceived: {
      title: 'New enquiry',
      fields: ['kind', 'name', 'email', 'subject', 'message', 'enquiryId'],
    },
  },
} as const satisfies Area;
