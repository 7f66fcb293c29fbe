// The published types ask for an `expirationTime` that the module never reads.
declare module '@block65/webcrypto-web-push' {
  /** Encrypts `data` for the subscription (RFC 8291) and signs for its push service (RFC 8292). */
  export function buildPushPayload(
    message: {
      data: object;
      options: { ttl: number; urgency: 'low' | 'normal' | 'high'; topic: string };
    },
    subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
    /** Keys in base64url; the subject is a mailto or https address. */
    vapid: { subject: string; publicKey: string; privateKey: string },
  ): Promise<{ headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }>;
}
